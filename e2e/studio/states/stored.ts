import { DepositResponse } from '@paywidget/shared/contract/payments';
import {
  type Attempt,
  attemptStoreAtom,
  type CreatedDeposit,
  createdDepositAtom,
  type Store,
  type Transaction,
  transactionAtom,
} from '@paywidget/shared/state';
import { sampleAttempt } from '@paywidget/shared/testing';
import { type WithdrawalSubmission, withdrawalSubmissionAtom } from '@paywidget/shared/withdrawal';

const attempt = sampleAttempt({ redirectMode: 'host', createdAt: 1 });

/** A deposit that was created before the screen is shown. */
export function created(method: string, answer: object, changes: Partial<CreatedDeposit> = {}) {
  return (store: Store) => {
    const parsed = DepositResponse.parse({ depositId: 41, ...answer });
    store.set(createdDepositAtom, { method, answer: parsed, ...changes });
    store.set(transactionAtom, { status: 'waiting', depositId: '41', method });
    store.get(attemptStoreAtom).write({ ...attempt, method });
  };
}

/** A deposit whose complete page is shown. `stored` is set if it has an attempt. */
export const completed = (transaction: Partial<Transaction>, stored?: Partial<Attempt>) => (store: Store) => {
  if (stored) store.get(attemptStoreAtom).write({ ...attempt, ...stored });
  store.set(transactionAtom, { status: 'waiting', depositId: '41', method: 'visa', ...transaction });
};

const request = {
  amount: 50,
  currency: 'USD',
  paymentType: 'visa',
  fields: {},
  accountType: 'main' as const,
};
/** A withdrawal that was sent. */
export const order = { key: 'k'.repeat(32), createdAt: Date.now(), request };

/** A withdrawal before its complete page is shown. */
export const withdrawn = (submission: WithdrawalSubmission) => (store: Store) =>
  store.set(withdrawalSubmissionAtom, submission);

/** A withdrawal that was created. */
export const withdrawal = (status: Transaction['status']): WithdrawalSubmission => ({
  step: 'created',
  withdrawal: { withdrawalId: 'w1', status, method: 'visa', request },
});
