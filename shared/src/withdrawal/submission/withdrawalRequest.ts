import type { WithdrawalRequest } from '@paywidget/shared/payments';

/** True if both have the same JSON. The server compares the bodies that it receives under one key in the same way. */
export const isSameRequest = (one: WithdrawalRequest, other: WithdrawalRequest): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
