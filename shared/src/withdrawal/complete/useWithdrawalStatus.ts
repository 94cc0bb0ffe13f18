import type { TransactionStatus } from '@paywidget/shared/contract';
import { useHost } from '@paywidget/shared/host';
import { useAtomValue, useSetAtom, useStore, withdrawalAttemptStoreAtom } from '@paywidget/shared/state';
import { advanceStatus, isFinalStatus, useLeave } from '@paywidget/shared/transaction';
import { useEffect } from 'react';
import {
  type CreatedWithdrawal,
  clearWithdrawalAtom,
  withdrawalSubmissionAtom,
} from '../submission/submission';
import { useWithdrawalUpdates } from '../submission/useWithdrawalUpdates';
import { useReturnedStatus } from './useReturnedStatus';

export interface WithdrawalStatus {
  /** There is no withdrawal to follow: nobody can say whether it was made, or another one was received in its place. */
  isUnknown: boolean;
  withdrawal: CreatedWithdrawal | undefined;
  status: TransactionStatus;
  /** The server's own words of it. */
  message?: string;
}

/**
 * The status of the withdrawal that the complete page shows: as it was answered, then pushed. The host hears each. Leaving the
 * page ends the withdrawal; `onOver` is told unless it was declined.
 */
export function useWithdrawalStatus(onOver: () => void): WithdrawalStatus {
  const store = useStore();
  const host = useHost();
  const submission = useAtomValue(withdrawalSubmissionAtom);
  const clear = useSetAtom(clearWithdrawalAtom);
  const news = useWithdrawalUpdates();
  useReturnedStatus();

  const isUnknown = ['sending', 'unknown', 'forgotten', 'taken'].includes(submission.step);
  const withdrawal = submission.step === 'created' ? submission.withdrawal : undefined;
  const unnamed = submission.step === 'refused' ? 'mistaked' : 'accepted';
  const { withdrawalId = '', status: answered = unnamed } = withdrawal ?? {};
  const heard = news[withdrawalId];
  const status = heard ? advanceStatus(answered, heard.status) : answered;

  useEffect(() => {
    if (withdrawalId === '') return;
    host.send('WithdrawalStatus', { withdrawalId, status });
    // It has come to its end: a reload starts anew.
    if (isFinalStatus(status)) store.get(withdrawalAttemptStoreAtom).clear();
  }, [withdrawalId, status, host, store]);

  useEffect(() => {
    if (!withdrawal || withdrawal.isSeen) return;
    store.set(withdrawalSubmissionAtom, { step: 'created', withdrawal: { ...withdrawal, isSeen: true } });
  }, [withdrawal, store]);

  useLeave(() => {
    if (isUnknown) return;
    clear();
    // What was declined is there to be changed; what was made is over.
    if (status !== 'mistaked') onOver();
  });

  return { isUnknown, withdrawal, status, message: heard?.message };
}
