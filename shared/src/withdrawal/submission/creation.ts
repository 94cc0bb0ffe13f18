import type { RequestOf } from '@paywidget/shared/contract';
import type { createWithdrawal } from '@paywidget/shared/payments';

/** A withdrawal as it is asked for: exactly what is sent. */
export type Creation = RequestOf<typeof createWithdrawal>;

/** Whether two are the same to the letter, as the server compares the bodies of a key. */
export const isSameCreation = (one: Creation, other: Creation): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
