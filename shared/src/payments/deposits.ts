import type { Deposit, OpenPayment, OrderedDeposit } from './deposit';
import { isOpenPayment, isOrdered } from './deposit';

/** All deposits of one player that this widget knows. */
export interface Deposits {
  /** The last stored or sent deposits come first. */
  readonly list: readonly Deposit[];
  /** The `ref` of the deposit on the pages after the form. */
  readonly shown?: string;
}

export const depositWith = ({ list }: Deposits, depositId: string | undefined): Deposit | undefined =>
  depositId === undefined ? undefined : list.find((deposit) => deposit.depositId === depositId);

/** The deposit of the pages after the form: an invoice, an address, the complete page. */
export const shownDeposit = ({ list, shown }: Deposits): Deposit | undefined =>
  shown === undefined ? undefined : list.find(({ ref }) => ref === shown);

/** The unfinished deposit, which the next start resumes. */
export const currentDeposit = ({ list }: Deposits): OrderedDeposit | undefined =>
  list.filter(isOrdered).find(({ place }) => place === 'current');

/**
 * The created deposits without a final status: first the current deposit, then the deposits that the player left, the last
 * one first.
 */
export function openPayments({ list }: Deposits): readonly OpenPayment[] {
  const stored = list.filter(({ place }) => place !== undefined).filter(isOpenPayment);
  return [
    ...stored.filter(({ place }) => place === 'current'),
    ...stored.filter(({ place }) => place === 'open'),
  ];
}
