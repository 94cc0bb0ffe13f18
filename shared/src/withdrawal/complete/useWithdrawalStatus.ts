import type { TransactionStatus } from '@paywidget/shared/contract';
import {
  type CreatedWithdrawal,
  displayedStatus,
  paymentsAtom,
  type ReturnedStatus,
  withdrawalAtom,
} from '@paywidget/shared/payments';
import { useHost } from '@paywidget/shared/services';
import { useAtomValue, useStore } from '@paywidget/shared/state';
import { useLeave, useReturnedStatus } from '@paywidget/shared/transaction';
import { useEffect, useState } from 'react';
import { useWithdrawalUpdates } from '../submission/useWithdrawalUpdates';

export interface WithdrawalStatus {
  /** True if there is no withdrawal to show: its outcome is unknown, or its key was received with another body. */
  isUnknown: boolean;
  withdrawal: CreatedWithdrawal | undefined;
  status: TransactionStatus;
  /** The server's text about the status. */
  message?: string;
}

/**
 * Returns the withdrawal of the complete page and its latest status, from the response and then from pushes. Sends each of
 * these statuses to the host. A status in the page's URL is only shown, until a final status is confirmed. When the player
 * leaves the page, the withdrawal is cleared. `onOver` is then called unless the withdrawal was declined.
 */
export function useWithdrawalStatus(onOver: () => void): WithdrawalStatus {
  const store = useStore();
  const host = useHost();
  const submission = useAtomValue(withdrawalAtom);
  useWithdrawalUpdates();
  const [returned, setReturned] = useState<ReturnedStatus>();
  useReturnedStatus((named) => {
    // A status in the URL does not resolve an unknown outcome.
    if (submission.step === 'created' || submission.step === 'none') setReturned(named);
  });

  const isUnknown = ['sending', 'unknown', 'detailsLost', 'keyConflict'].includes(submission.step);
  const withdrawal = submission.step === 'created' ? submission.withdrawal : undefined;
  const fallbackStatus = submission.step === 'rejected' ? 'mistaked' : 'accepted';
  const { withdrawalId = '', status = fallbackStatus } = withdrawal ?? {};
  const shownStatus = displayedStatus(status, returned?.status);

  useEffect(() => {
    if (withdrawalId !== '') host.send('WithdrawalStatus', { withdrawalId, status });
  }, [withdrawalId, status, host]);

  const isCreated = withdrawal !== undefined;
  useEffect(() => {
    if (isCreated) store.set(paymentsAtom, { type: 'withdrawalSeen' });
  }, [isCreated, store]);

  useLeave(() => {
    if (isUnknown) return;
    store.set(paymentsAtom, { type: 'withdrawalLeft' });
    // The player may change a declined withdrawal and send it again.
    if (shownStatus !== 'mistaked') onOver();
  });

  return { isUnknown, withdrawal, status: shownStatus, message: withdrawal?.message };
}
