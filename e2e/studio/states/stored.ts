import { DepositResponse } from '@paywidget/shared/contract/payments';
import type { WithdrawalSubmission, WithdrawalUpdate } from '@paywidget/shared/payments';
import type { Store } from '@paywidget/shared/state';
import {
  giveWithdrawal,
  type ShownFields,
  sampleDeposit,
  showDeposit,
  storeDeposit,
} from '@paywidget/shared/testing';

type StoredFields = Parameters<typeof sampleDeposit>[0];

const fields = { redirectMode: 'host', createdAt: 1 } as const;

/** A deposit that was created before the screen is shown. */
export function created(method: string, answer: object, changes: ShownFields = {}) {
  return (store: Store) => {
    storeDeposit(store, sampleDeposit({ ...fields, method }));
    showDeposit(store, { answer: DepositResponse.parse({ depositId: 41, ...answer }), ...changes });
  };
}

/** A deposit whose complete page is shown. `stored` is set if a reload would find it. */
export const completed = (shown: ShownFields, stored?: StoredFields) => (store: Store) => {
  if (stored) storeDeposit(store, sampleDeposit({ ...fields, ...stored }));
  showDeposit(store, { depositId: '41', method: 'visa', ...shown });
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
  giveWithdrawal(store, submission);

/** A withdrawal that was created. */
export const withdrawal = (status: WithdrawalUpdate['status']): WithdrawalSubmission => ({
  step: 'created',
  withdrawal: { withdrawalId: 'w1', status, method: 'visa', request },
});
