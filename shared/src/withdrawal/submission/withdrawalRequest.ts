import type { RequestOf } from '@paywidget/shared/contract';
import type { createWithdrawal } from '@paywidget/shared/contract/payments';

/** A withdrawal as it is asked for: exactly what is sent. */
export type WithdrawalRequest = RequestOf<typeof createWithdrawal>;

/** Whether two are the same to the letter, as the server compares the bodies of a key. */
export const isSameRequest = (one: WithdrawalRequest, other: WithdrawalRequest): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
