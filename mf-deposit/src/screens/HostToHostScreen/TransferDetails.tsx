import { usePaymentForm } from '@paywidget/shared/form';
import { textIn, useTranslation } from '@paywidget/shared/i18n';
import {
  type CompletionState,
  cardRequisites,
  type InvoiceDeposit,
  InvoiceFields,
  LinkButton,
  PaidFooter,
  PayableAmountCard,
  RequisiteList,
  ScanCode,
  useIsPhone,
} from '@paywidget/shared/invoice';
import { useChosenMethod } from '@paywidget/shared/methods';
import { FlowScreen } from '@paywidget/shared/navigation';
import type { DepositAnswer } from '@paywidget/shared/payments';
import { countryAtom, languageAtom, useAtomValue } from '@paywidget/shared/state';
import { Notice } from '@paywidget/shared/ui';
import type { ReactNode } from 'react';
import { payeeDetailsOf } from '../../model/payeeDetails';

interface TransferDetailsProps {
  deposit: InvoiceDeposit;
  completion: CompletionState;
  /** Called when the player reports the payment and all fields are valid. `fields` are texts by alias. */
  onPaid: (fields: Record<string, string>) => void;
  countdown: ReactNode;
  children?: ReactNode;
}

/** The amount and the payee of a transfer, and the fields that the server needs about it. */
export function TransferDetails({ deposit, completion, onPaid, countdown, children }: TransferDetailsProps) {
  const { t } = useTranslation();
  const country = useAtomValue(countryAtom);
  const { answer, amount } = deposit;
  const method = useChosenMethod() ?? { name: deposit.method };
  const form = usePaymentForm({ method, fields: answer.fields ?? [], country });
  const details = payeeDetailsOf(answer, deposit.method, {
    readCard: (card) => cardRequisites(card, t),
    paymentSystem: t('deposit.transfer.paymentSystem'),
  });

  function pay() {
    if (completion.view !== 'ready') return;
    const validation = form.validate();
    if (validation.ok) onPaid(validation.fields);
  }

  return (
    <FlowScreen
      heading={t('invoice.heading')}
      footer={<PaidFooter completion={completion} blocked={form.isSubmitBlocked} onPaid={pay} />}
    >
      {countdown}
      {amount && <PayableAmountCard amount={amount} isCopyable />}
      {details.length > 0 && <Notice tone="info">{t('deposit.transfer.exactly')}</Notice>}
      <RequisiteList requisites={details} />
      <TransferLinks answer={answer} />
      {children}
      <InvoiceFields form={form} onSubmit={pay} />
    </FlowScreen>
  );
}

/** The code and the link to pay with, if the server sends them. On a phone the link comes first. */
function TransferLinks({ answer }: { answer: DepositAnswer }) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const isPhone = useIsPhone();
  const { qrCodeText, qrDataURL, buttonPay } = answer.apiResponse?.data ?? {};
  const code = (qrCodeText ?? qrDataURL) && (
    <ScanCode text={qrCodeText} image={qrDataURL} label={t('deposit.transfer.qr')} />
  );
  const link = buttonPay && (
    <LinkButton url={buttonPay.url}>{textIn(buttonPay.text, language) ?? t('invoice.link')}</LinkButton>
  );
  return isPhone ? (
    <>
      {link}
      {code}
    </>
  ) : (
    <>
      {code}
      {link}
    </>
  );
}
