import { FieldList, usePaymentForm } from '@paywidget/shared/form';
import { useTranslation } from '@paywidget/shared/i18n';
import {
  type Completion,
  cardRequisites,
  type InvoiceDeposit,
  PaidFooter,
  PayableAmountCard,
  RequisiteList,
} from '@paywidget/shared/invoice';
import { useChosenMethod } from '@paywidget/shared/methods';
import { FlowScreen } from '@paywidget/shared/navigation';
import { countryAtom, useAtomValue } from '@paywidget/shared/state';
import { Notice } from '@paywidget/shared/ui';
import type { FormEvent, ReactNode } from 'react';
import { payeeDetailsOf } from '../../model/payeeDetails';
import styles from './TransferDetails.module.scss';
import { TransferLinks } from './TransferLinks';

interface TransferDetailsProps {
  deposit: InvoiceDeposit;
  completion: Pick<Completion<never>, 'view' | 'retry'>;
  /** The player says that it is paid; the fields hold by their rules. By alias, as text. */
  onPaid: (fields: Record<string, string>) => void;
  countdown: ReactNode;
  children?: ReactNode;
}

/** What to transfer and to whom, and what the server wants to know of the transfer. */
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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    pay();
  };

  return (
    <FlowScreen
      heading={t('invoice.heading')}
      footer={<PaidFooter completion={completion} disabled={form.isSubmitDisabled} onPaid={pay} />}
    >
      {countdown}
      {amount && <PayableAmountCard amount={amount} isCopyable />}
      {details.length > 0 && <Notice tone="info">{t('deposit.transfer.exactly')}</Notice>}
      <RequisiteList requisites={details} />
      <TransferLinks answer={answer} />
      {children}
      {form.fields.length > 0 && (
        <form className={styles.form} noValidate onSubmit={submit}>
          <FieldList form={form} />
          {/* The button that shows is outside of the form; this one lets Enter submit it. */}
          <button type="submit" hidden />
        </form>
      )}
    </FlowScreen>
  );
}
