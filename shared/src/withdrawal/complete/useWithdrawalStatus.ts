import type { TransactionStatus } from '@paywidget/shared/contract';
import { useHost } from '@paywidget/shared/host';
import { useAtomValue, useSetAtom, useStore, withdrawalAttemptStoreAtom } from '@paywidget/shared/state';
import { advanceStatus, isFinalStatus, useLeave, useReturnedStatus } from '@paywidget/shared/transaction';
import { useEffect } from 'react';
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
 * each status to the host. Leaving the page clears the withdrawal; `onOver` is then called unless it was declined.
 */
export function useWithdrawalStatus(onOver: () => void): WithdrawalStatus {
  const store = useStore();
  const host = useHost();
  const submission = useAtomValue(withdrawalSubmissionAtom);
  const clear = useSetAtom(clearWithdrawalAtom);
  const updates = useWithdrawalUpdates();
  useReturnedStatus((returned) => {
    const created = submission.step === 'created' ? submission.withdrawal : undefined;
    // A status in the URL does not resolve an unknown outcome.
    if (!created && submission.step !== 'none') return;
    const status = advanceStatus(created?.status ?? 'accepted', returned.status);
    store.set(withdrawalSubmissionAtom, { step: 'created', withdrawal: { ...created, status } });
  });

  const isUnknown = ['sending', 'unknown', 'detailsLost', 'keyConflict'].includes(submission.step);
  const withdrawal = submission.step === 'created' ? submission.withdrawal : undefined;
  const fallbackStatus = submission.step === 'rejected' ? 'mistaked' : 'accepted';
  const { withdrawalId = '', status: responseStatus = fallbackStatus } = withdrawal ?? {};
  const update = updates[withdrawalId];
  const status = update ? advanceStatus(responseStatus, update.status) : responseStatus;

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
    if (status !== 'mistaked') onOver();
  });

  return { isUnknown, withdrawal, status, message: update?.message };
}
