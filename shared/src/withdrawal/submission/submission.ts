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
   * The earlier order that was sent under the same key with another body. 'detailsLost' if it was sent before a reload and
   * only its key is left. The server creates at most one withdrawal per key, so it creates this one only if it has not created
   * the earlier one.
   */
  replaces?: WithdrawalOrder | 'detailsLost';
}

/** A withdrawal that the server has created. */
export interface CreatedWithdrawal {
  /** Absent if the widget knows the withdrawal only from the page's URL. */
  withdrawalId?: string;
  /** The status in the response. Pushes may have a later one. */
  status: TransactionStatus;
  /** The method's name. */
  method?: string;
  group?: string;
  /** When it was first sent: server time in ms since the epoch. */
  createdAt?: number;
  /** What was sent. Absent after a reload. */
  request?: WithdrawalRequest;
  /** True once the complete page has shown it. Then no other page opens the complete page again. */
  isSeen?: boolean;
}

/** The state of the last withdrawal. No other one is sent until its outcome is known. */
export type WithdrawalSubmission =
  | { step: 'none' }
  | { step: 'sending'; order: WithdrawalOrder }
  /** The server may have created it. Sending the same order again is safe: the server creates it at most once. */
  | { step: 'unknown'; order: WithdrawalOrder }
  /** Sent before a reload, with unknown outcome. The body is lost. If the attempt has no key either, the outcome stays unknown. */
  | { step: 'detailsLost'; attempt: WithdrawalAttempt }
  /**
   * The server has received another body under this key. The outcome of that body stays unknown. Nothing else was created. The
   * widget sends nothing until the player has left the page that shows this.
   */
  | { step: 'keyConflict' }
  /** Applies to `request` only: the form may already hold another one. */
  | { step: 'rejected'; reason: PaymentErrorText; request: WithdrawalRequest }
  | { step: 'created'; withdrawal: CreatedWithdrawal };

/** Restores the state from the attempt in storage, after the page was loaded. */
function submissionFromAttempt(attempt: WithdrawalAttempt | undefined): WithdrawalSubmission {
  if (!attempt) return { step: 'none' };
  const { withdrawalId, status = 'accepted', method, group, createdAt } = attempt;
  if (withdrawalId === undefined) return { step: 'detailsLost', attempt };
  return { step: 'created', withdrawal: { withdrawalId, status, method, group, createdAt } };
}

const storedSubmissionAtom = atom<{ owner: string; submission: WithdrawalSubmission } | undefined>(undefined);

/** The state of the player's last withdrawal, sent before or after the page was loaded. */
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
