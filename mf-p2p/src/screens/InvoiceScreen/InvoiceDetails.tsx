import type { PaymentMethod } from '@paywidget/shared/contract';
import type { Card } from '@paywidget/shared/contract/payments';
import { textIn, useTranslation } from '@paywidget/shared/i18n';
import {
  Countdown,
  type InvoiceDeposit,
  InvoiceFields,
  LinkButton,
  PayableAmountCard,
  RequisiteList,
} from '@paywidget/shared/invoice';
import { FlowScreen } from '@paywidget/shared/navigation';
import { languageAtom, useAtomValue } from '@paywidget/shared/state';
import { Notice } from '@paywidget/shared/ui';
import type { DepositEnd } from '../../deposit/useDepositEnd';
import { bankOfCard, bankOfMethod } from '../../model/banks';
import { GuideButton } from '../InstructionScreen/GuideButton';
import { SupportContact } from '../TransferScreen/SupportContact';
import { TransferNotes } from '../TransferScreen/TransferNotes';
import { HowToPay } from './HowToPay';
import { InvoiceFooter } from './InvoiceFooter';
import { PayeeBank } from './PayeeBank';
import { useInvoiceForm } from './useInvoiceForm';
import { usePayee } from './usePayee';

interface InvoiceDetailsProps {
  deposit: InvoiceDeposit;
  end: DepositEnd;
  /** The decrypted card. It is used only here. */
  card: Card;
  method: PaymentMethod;
  /** Called before the page with the bank's instructions opens. The player comes back from it. */
  onGuide: () => void;
}

/** The payment details, the time left and the form of an invoice. */
export function InvoiceDetails({ deposit, end, card, method, onGuide }: InvoiceDetailsProps) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const { answer, amount, deadline, lifetime, depositId } = deposit;
  const payee = usePayee(deposit, card, method);
  const invoice = useInvoiceForm(deposit, method, end);
  const guided = bankOfMethod(method) ?? bankOfCard(card);
  const links = (answer.buttons ?? []).filter(({ type, url }) => type === 'link' && url);

  const leaveForGuide = () => {
    invoice.keepDraft();
    onGuide();
  };

  return (
    <FlowScreen
      heading={t('invoice.heading')}
      footer={<InvoiceFooter invoice={invoice} end={end} answer={answer} />}
    >
      <Countdown deadline={deadline} lifetime={lifetime} />
      {amount && <PayableAmountCard amount={amount} isCopyable />}
      {payee.bank && <PayeeBank {...payee.bank} />}
      <RequisiteList requisites={payee.requisites} />
      <Notice tone="info">{t('deposit.transfer.exactly')}</Notice>
      <TransferNotes method={method} card={card} />
      {links.map(({ text, url = '' }) => (
        <LinkButton key={url} url={url}>
          {textIn(text, language) ?? t('invoice.link')}
        </LinkButton>
      ))}
      <InvoiceFields form={invoice.form} onSubmit={invoice.pay} />
      {guided && <GuideButton bank={guided} onLeave={leaveForGuide} />}
      <HowToPay method={method} answer={answer} />
      <SupportContact method={method} depositId={depositId} />
    </FlowScreen>
  );
}
