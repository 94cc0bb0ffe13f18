import type { TransactionStatus } from '@paywidget/shared/contract';
import {
  atom,
  attemptKeyAtom,
  type WithdrawalAttempt,
  withdrawalAttemptStoreAtom,
} from '@paywidget/shared/state';
import type { PaymentErrorText } from '@paywidget/shared/transaction';
import type { WithdrawalRequest } from './withdrawalRequest';

/** A withdrawal as it is sent: one idempotency key, one body. */
export interface WithdrawalOrder {
  key: string;
  /** Server time in ms since the epoch, of the first send under the key. */
  createdAt: number;
  request: WithdrawalRequest;
  /**
   * What the key was sent with before, if that was another body: an order of this page, or 'detailsLost' for one from before a
   * reload, of which only the key is left. The server creates at most one withdrawal per key, so it creates this one only if
   * it has not created the earlier one.
   */
  replaces?: WithdrawalOrder | 'detailsLost';
}

/** A withdrawal that the server has created. */
export interface CreatedWithdrawal {
  /** Absent if only the page's address names the withdrawal. */
  withdrawalId?: string;
  /** The status in the response. Pushes may have a later one. */
  status: TransactionStatus;
  /** The method's name. */
  method?: string;
  group?: string;
  /** What was sent. Absent after a reload. */
  request?: WithdrawalRequest;
  /** The complete page has shown it: no other page opens the complete page again. */
  isSeen?: boolean;
}

/** The state of the last withdrawal sent. There is one at a time until its outcome is known. */
export type WithdrawalSubmission =
  | { step: 'none' }
  | { step: 'sending'; order: WithdrawalOrder }
  /** The server may have created it. Sending the same order again is safe: the server creates it at most once. */
  | { step: 'unknown'; order: WithdrawalOrder }
  /** Unknown from before a reload: the body is gone. Without a key in the attempt, the outcome can no longer be found out. */
  | { step: 'detailsLost'; attempt: WithdrawalAttempt }
  /**
   * The server has received another body under this key; its outcome is unknown. Nothing else was created, and nothing is sent
   * until the player has left the page that shows this.
   */
  | { step: 'keyConflict' }
  /** Rejected. Applies to `request` only: the form may hold another one by now. */
  | { step: 'rejected'; reason: PaymentErrorText; request: WithdrawalRequest }
  | { step: 'created'; withdrawal: CreatedWithdrawal };

/** Restores the state from the attempt in storage, after the page was loaded. */
function submissionFromAttempt(attempt: WithdrawalAttempt | undefined): WithdrawalSubmission {
  if (!attempt) return { step: 'none' };
  const { withdrawalId, status = 'accepted', method, group } = attempt;
  if (withdrawalId === undefined) return { step: 'detailsLost', attempt };
  return { step: 'created', withdrawal: { withdrawalId, status, method, group } };
}

const storedSubmissionAtom = atom<{ owner: string; submission: WithdrawalSubmission } | undefined>(undefined);

/** The player's last withdrawal: sent by this page, or by the page before it was reloaded. */
export const withdrawalSubmissionAtom = atom(
  (get): WithdrawalSubmission => {
    const stored = get(storedSubmissionAtom);
    return stored?.owner === get(attemptKeyAtom)
      ? stored.submission
      : submissionFromAttempt(get(withdrawalAttemptStoreAtom).read());
  },
  (get, set, submission: WithdrawalSubmission) =>
    set(storedSubmissionAtom, { owner: get(attemptKeyAtom), submission }),
);

/** Clears the withdrawal from memory and storage. */
export const clearWithdrawalAtom = atom(null, (get, set) => {
  get(withdrawalAttemptStoreAtom).clear();
  set(withdrawalSubmissionAtom, { step: 'none' });
});
