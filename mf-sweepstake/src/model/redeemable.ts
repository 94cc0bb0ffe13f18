import type { SweepstakeBalance } from '@paywidget/shared/contract/payments';
import { compare, currencyOf, type Decimal, roundToDecimals, subtract } from '@paywidget/shared/money';
import { isSweepCoin, sweepCoin } from './coins';

/** The player's sweep coins: what there is, what must still be played, and what may be redeemed. */
export interface Redeemable {
  /** The code that the operator has for sweep coins. */
  currency: string;
  balance: Decimal;
  unplayed: Decimal;
  /** What need not be played first; never below zero. */
  free: Decimal;
}

/** The sweep coins' entry among balances: the player's gold coins are none of them. */
export const sweepBalanceOf = (balances: readonly SweepstakeBalance[]) =>
  balances.find(({ currency }) => isSweepCoin(currency)) ?? { currency: sweepCoin, balance: '0' };

/**
 * What can be redeemed. What could not be had counts as nothing (specification, section 8), and so does what the coins'
 * decimals cannot hold.
 */
export function redeemableOf(
  balances: readonly SweepstakeBalance[] = [],
  unplayed: Decimal = '0',
): Redeemable {
  const { currency, balance } = sweepBalanceOf(balances);
  const isFree = compare(balance, unplayed) > 0;
  const held = (amount: Decimal) => roundToDecimals(amount, currencyOf(currency).decimals, 'down');
  return {
    currency,
    balance: held(balance),
    unplayed,
    free: isFree ? held(subtract(balance, unplayed)) : '0',
  };
}
