import { withdrawalAtom } from '@paywidget/shared/payments';
import { useAtomValue } from '@paywidget/shared/state';

/**
 * True while a withdrawal with the method is sent, while its outcome is unknown, and from the server's answer until the
 * complete page is shown.
 */
export function useIsWithdrawalInProgress(method: string | undefined): boolean {
  const submission = useAtomValue(withdrawalAtom);
  if (submission.step === 'created') {
    const { withdrawal } = submission;
    return !withdrawal.isSeen && withdrawal.method === method;
  }
  const isInProgress = submission.step === 'sending' || submission.step === 'unknown';
  return isInProgress && submission.order.request.paymentType === method;
}
