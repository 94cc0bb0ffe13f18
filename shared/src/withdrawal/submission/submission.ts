import type { TransactionStatus } from '@paywidget/shared/contract';
import {
  atom,
  attemptKeyAtom,
  type WithdrawalAttempt,
  withdrawalAttemptStoreAtom,
} from '@paywidget/shared/state';
import type { PaymentErrorText } from '@paywidget/shared/transaction';
import type { WithdrawalRequest } from './withdrawalRequest';

/** A withdrawal as it goes out: one key, one body. */
export interface WithdrawalOrder {
  key: string;
  /** Server time in ms since the epoch, of the first send under the key. */
  createdAt: number;
  request: WithdrawalRequest;
  /**
   * What the key was sent with before, when it was another body: an order of this page, or one from before a reload, of
   * which only the key is left. The server makes at most one withdrawal of a key, so this one is made only if that was not.
   */
  replaces?: WithdrawalOrder | 'forgotten';
}

/** A withdrawal that the server has made. */
export interface CreatedWithdrawal {
  /** Absent where only the address of the page tells of it. */
  withdrawalId?: string;
  /** What the answer said; pushes may know more. */
  status: TransactionStatus;
  /** The method's name, its group, and what was sent; after a reload the latter is forgotten. */
  method?: string;
  group?: string;
  request?: WithdrawalRequest;
  /** The complete page has shown it: whoever goes on from there is not taken back. */
  isSeen?: boolean;
}

/** What has become of the withdrawal that was sent last. There is one at a time until its outcome is known. */
export type WithdrawalSubmission =
  | { step: 'none' }
  | { step: 'sending'; order: WithdrawalOrder }
  /** Nobody can say whether the server made it: the same order is sent again, which makes it once at the most. */
  | { step: 'unknown'; order: WithdrawalOrder }
  /** The same, from before a reload: what was sent is forgotten. Without a key it can no longer be settled. */
  | { step: 'forgotten'; attempt: WithdrawalAttempt }
  /**
   * The server has had another body under this key, whatever became of it. Nothing else was made, nor is until the player has
   * left the page that tells them.
   */
  | { step: 'taken' }
  /** It says nothing of another withdrawal than the one that was sent. */
  | { step: 'refused'; reason: PaymentErrorText; request: WithdrawalRequest }
  | { step: 'created'; withdrawal: CreatedWithdrawal };

/** What an attempt in storage means to a page that has just been loaded. */
function submissionFromAttempt(attempt: WithdrawalAttempt | undefined): WithdrawalSubmission {
  if (!attempt) return { step: 'none' };
  const { withdrawalId, status = 'accepted', method, group } = attempt;
  if (withdrawalId === undefined) return { step: 'forgotten', attempt };
  return { step: 'created', withdrawal: { withdrawalId, status, method, group } };
}

const storedSubmissionAtom = atom<{ owner: string; submission: WithdrawalSubmission } | undefined>(undefined);

/** The player's withdrawal that was sent last: by this page, else by the one before it was reloaded. */
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

/** Forgets the withdrawal, as leaving the complete page does. */
export const clearWithdrawalAtom = atom(null, (get, set) => {
  get(withdrawalAttemptStoreAtom).clear();
  set(withdrawalSubmissionAtom, { step: 'none' });
});
