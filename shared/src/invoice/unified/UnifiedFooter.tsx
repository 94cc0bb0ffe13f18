import type { FlowButton } from '@paywidget/shared/contract/payments';
import { textIn, useTranslation } from '@paywidget/shared/i18n';
import { languageAtom, useAtomValue } from '@paywidget/shared/state';
import { Button } from '@paywidget/shared/ui';
import { PaidFooter } from '../completion/PaidFooter';
import type { Cancellation } from '../completion/useCancellation';
import type { Completion } from '../completion/useCompletion';

interface UnifiedFooterProps {
  buttons: readonly FlowButton[];
  completion: Pick<Completion<never>, 'view' | 'retry'>;
  cancellation: Cancellation;
  isDisabled: boolean;
  onPaid: () => void;
}

/** The form's paid and cancel buttons, as far as the server names them. */
export function UnifiedFooter({ buttons, completion, cancellation, isDisabled, onPaid }: UnifiedFooterProps) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const paid = buttons.find(({ type }) => type === 'paid');
  const cancel = buttons.find(({ type }) => type === 'cancel');
  const cancelButton = cancel && (
    <Button
      variant="plain"
      action="cancel"
      busy={cancellation.isBusy}
      // What may have been paid for is not called off in the same breath.
      disabled={completion.view !== 'ready'}
      onClick={cancellation.cancel}
    >
      {textIn(cancel.text, language) ?? t('invoice.cancel')}
    </Button>
  );
  if (!paid) return cancelButton;
  return (
    <PaidFooter
      completion={completion}
      disabled={isDisabled}
      text={textIn(paid.text, language)}
      onPaid={onPaid}
    >
      {cancelButton}
    </PaidFooter>
  );
}
