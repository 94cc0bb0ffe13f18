import type { FlowButton } from '@paywidget/shared/contract/payments';
import { textIn } from '@paywidget/shared/i18n';
import { languageAtom, useAtomValue } from '@paywidget/shared/state';
import { CancelButton } from '../completion/CancelButton';
import { PaidFooter } from '../completion/PaidFooter';
import type { Cancellation } from '../completion/useCancellation';
import type { CompletionState } from '../completion/useCompletion';

interface UnifiedFooterProps {
  buttons: readonly FlowButton[];
  completion: CompletionState;
  cancellation: Cancellation;
  /** The form is invalid. */
  isBlocked: boolean;
  onPaid: () => void;
}

/** The paid and cancel buttons of the form, if the server sends them. */
export function UnifiedFooter({ buttons, completion, cancellation, isBlocked, onPaid }: UnifiedFooterProps) {
  const language = useAtomValue(languageAtom);
  const paid = buttons.find(({ type }) => type === 'paid');
  const cancel = buttons.find(({ type }) => type === 'cancel');
  const cancelButton = cancel && (
    <CancelButton
      cancellation={cancellation}
      // If the player may have reported a payment, it must not be cancelled.
      disabled={completion.isClaimed}
      text={textIn(cancel.text, language)}
    />
  );
  if (!paid) return cancelButton;
  return (
    <PaidFooter
      completion={completion}
      blocked={isBlocked}
      disabled={cancellation.isBusy}
      text={textIn(paid.text, language)}
      onPaid={onPaid}
    >
      {cancelButton}
    </PaidFooter>
  );
}
