import { textIn, useTranslation } from '@paywidget/shared/i18n';
import { PaidFooter } from '@paywidget/shared/invoice';
import type { FlowButton } from '@paywidget/shared/payments';
import { languageAtom, useAtomValue } from '@paywidget/shared/state';
import { Button } from '@paywidget/shared/ui';
import type { DepositEnd } from '../../end/useDepositEnd';
import type { InvoiceForm } from './useInvoiceForm';

interface InvoiceFooterProps {
  invoice: InvoiceForm;
  end: DepositEnd;
  /** The server's own words for the two, where it has any. */
  buttons: readonly FlowButton[] | undefined;
}

/** The two ways out of an invoice. */
export function InvoiceFooter({ invoice, end: { completion, cancellation }, buttons }: InvoiceFooterProps) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const said = (wanted: FlowButton['type']) =>
    textIn(buttons?.find(({ type }) => type === wanted)?.text, language);
  return (
    <PaidFooter
      completion={completion}
      text={said('paid')}
      disabled={invoice.form.isSubmitDisabled || cancellation.isBusy}
      onPaid={invoice.pay}
    >
      <Button
        variant="plain"
        action="cancel"
        busy={cancellation.isBusy}
        // What may have been paid for is not called off in the same breath.
        disabled={completion.view !== 'ready'}
        onClick={cancellation.cancel}
      >
        {said('cancel') ?? t('invoice.cancel')}
      </Button>
    </PaidFooter>
  );
}
