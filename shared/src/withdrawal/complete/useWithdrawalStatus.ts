import { ownValue, type TransactionStatus } from '@paywidget/shared/contract';
import { useHost } from '@paywidget/shared/host';
import { useAtomValue, useSetAtom, useStore, withdrawalAttemptStoreAtom } from '@paywidget/shared/state';
import {
  advanceStatus,
  displayedStatus,
  isFinalStatus,
  type ReturnedStatus,
  useLeave,
  useReturnedStatus,
} from '@paywidget/shared/transaction';
import { useEffect, useState } from 'react';
import {
  type CreatedWithdrawal,
  clearWithdrawalAtom,
  withdrawalSubmissionAtom,
} from '../submission/submission';
import { useWithdrawalUpdates } from '../submission/useWithdrawalUpdates';

export interface WithdrawalStatus {
  /** True if there is no withdrawal to show: its outcome is unknown, or its key was received with another body. */
  isUnknown: boolean;
  withdrawal: CreatedWithdrawal | undefined;
  status: TransactionStatus;
  /** The server's own text about the status. */
  message?: string;
}

/**
 * Returns the withdrawal that the complete page shows and its latest status, from the response and then from pushes. Sends
 * each of these to the host. A status in the page's URL is only shown, until a final one is confirmed. Leaving the page clears
 * the withdrawal; `onOver` is then called unless it was declined.
 */
export function useWithdrawalStatus(onOver: () => void): WithdrawalStatus {
  const store = useStore();
  const host = useHost();
  const submission = useAtomValue(withdrawalSubmissionAtom);
  const clear = useSetAtom(clearWithdrawalAtom);
  const updates = useWithdrawalUpdates();
  const [returned, setReturned] = useState<ReturnedStatus>();
  useReturnedStatus((named) => {
    // A status in the URL does not resolve an unknown outcome.
    if (submission.step === 'created' || submission.step === 'none') setReturned(named);
  });

  const isUnknown = ['sending', 'unknown', 'detailsLost', 'keyConflict'].includes(submission.step);
  const withdrawal = submission.step === 'created' ? submission.withdrawal : undefined;
  const fallbackStatus = submission.step === 'rejected' ? 'mistaked' : 'accepted';
  const { withdrawalId = '', status: responseStatus = fallbackStatus } = withdrawal ?? {};
  const update = ownValue(updates, withdrawalId);
  const status = update ? advanceStatus(responseStatus, update.status) : responseStatus;
  const shownStatus = displayedStatus(status, returned?.status);

  useEffect(() => {
    if (withdrawalId === '') return;
    host.send('WithdrawalStatus', { withdrawalId, status });
    // After a final status a reload starts a new withdrawal.
    if (isFinalStatus(status)) store.get(withdrawalAttemptStoreAtom).clear();
  }, [withdrawalId, status, host, store]);

  useEffect(() => {
    if (!withdrawal || withdrawal.isSeen) return;
    store.set(withdrawalSubmissionAtom, { step: 'created', withdrawal: { ...withdrawal, isSeen: true } });
  }, [withdrawal, store]);

  useLeave(() => {
    if (isUnknown) return;
    clear();
    // The player may change a declined withdrawal and send it again.
    if (shownStatus !== 'mistaked') onOver();
  });

  return { isUnknown, withdrawal, status: shownStatus, message: update?.message };
}
