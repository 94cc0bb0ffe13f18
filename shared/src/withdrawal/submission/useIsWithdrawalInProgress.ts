import { useAtomValue } from '@paywidget/shared/state';
import { withdrawalSubmissionAtom } from './submission';

/** True while a withdrawal of the method is being created, and while its outcome is unknown. No list may then move the player. */
export function useIsWithdrawalInProgress(method: string | undefined): boolean {
  const submission = useAtomValue(withdrawalSubmissionAtom);
  const isInProgress = submission.step === 'sending' || submission.step === 'unknown';
  return isInProgress && submission.order.request.paymentType === method;
}
