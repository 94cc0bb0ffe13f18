import type { DepositEvent } from './depositEvents';
import type { Deposits } from './deposits';
import { noDeposits, reduceDeposits } from './reduceDeposits';
import { noWithdrawals, reduceWithdrawals, type WithdrawalEvent } from './reduceWithdrawals';
import type { Withdrawals } from './withdrawal';

/** All payments of one player that this widget knows. Only this object holds their ids, keys, statuses and amounts. */
export interface Payments {
  readonly deposits: Deposits;
  readonly withdrawals: Withdrawals;
}

export type PaymentEvent = DepositEvent | WithdrawalEvent;

export const noPayments: Payments = { deposits: noDeposits, withdrawals: noWithdrawals };

const isWithdrawalEvent = (event: PaymentEvent): event is WithdrawalEvent =>
  event.type.startsWith('withdrawal') || event.type.startsWith('key');

/** Returns the next state. Returns the same object if the event changes nothing. */
export function reducePayments(state: Payments, event: PaymentEvent): Payments {
  if (isWithdrawalEvent(event)) {
    const withdrawals = reduceWithdrawals(state.withdrawals, event);
    return withdrawals === state.withdrawals ? state : { ...state, withdrawals };
  }
  const deposits = reduceDeposits(state.deposits, event);
  return deposits === state.deposits ? state : { ...state, deposits };
}
