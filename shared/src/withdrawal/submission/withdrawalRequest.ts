import type { RequestOf } from '@paywidget/shared/contract';
import type { createWithdrawal } from '@paywidget/shared/contract/payments';

/** The body of the call that creates a withdrawal. */
export type WithdrawalRequest = RequestOf<typeof createWithdrawal>;

/** True if both have the same JSON. The server compares the bodies that it receives under one key in the same way. */
export const isSameRequest = (one: WithdrawalRequest, other: WithdrawalRequest): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
