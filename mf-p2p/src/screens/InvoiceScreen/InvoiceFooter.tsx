import { textIn } from '@paywidget/shared/i18n';
import { CancelButton, PaidFooter } from '@paywidget/shared/invoice';
import type { DepositAnswer } from '@paywidget/shared/payments';
import { languageAtom, useAtomValue } from '@paywidget/shared/state';
import type { DepositEnd } from '../../deposit/useDepositEnd';
import { usePaidLabel } from '../../deposit/usePaidLabel';
import type { InvoiceForm } from './useInvoiceForm';

interface InvoiceFooterProps {
  invoice: InvoiceForm;
  end: DepositEnd;
  /** The answer may name the two buttons. */
  answer: DepositAnswer;
}

/** The buttons paid and cancel of an invoice. */
export function InvoiceFooter({ invoice, end: { completion, cancellation }, answer }: InvoiceFooterProps) {
  const language = useAtomValue(languageAtom);
  const paid = usePaidLabel(answer);
  const cancel = answer.buttons?.find(({ type }) => type === 'cancel');
  return (
    <PaidFooter
      completion={completion}
      text={paid}
      blocked={invoice.form.isSubmitBlocked}
      disabled={cancellation.isBusy}
      onPaid={invoice.pay}
    >
      <CancelButton
        cancellation={cancellation}
        // A deposit that was just confirmed as paid must not be cancelled.
        disabled={completion.isClaimed}
        text={textIn(cancel?.text, language)}
      />
    </PaidFooter>
  );
}
