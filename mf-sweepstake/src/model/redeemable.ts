import type { SweepstakeBalance } from '@paywidget/shared/contract/payments';
import { compare, currencyOf, type Decimal, roundToDecimals, subtract } from '@paywidget/shared/money';
import { isSweepCoin, sweepCoin } from './coins';

/** The player's sweep coins. */
export interface Redeemable {
  /** The operator's code for sweep coins. */
  currency: string;
  balance: Decimal;
  /** The player must play this amount before they can redeem it. */
  unplayed: Decimal;
  /** The redeemable amount: balance minus unplayed, at least 0. */
  available: Decimal;
}

/** Returns the balance of sweep coins. 0 if there is no balance. */
export const sweepBalanceOf = (balances: readonly SweepstakeBalance[]) =>
  balances.find(({ currency }) => isSweepCoin(currency)) ?? { currency: sweepCoin, balance: '0' };

/** Returns the redeemable amounts. Undefined values count as 0. Amounts are rounded down to the coins' decimals. */
export function redeemableOf(
  balances: readonly SweepstakeBalance[] = [],
  unplayed: Decimal = '0',
): Redeemable {
  const { currency, balance } = sweepBalanceOf(balances);
  const hasAvailable = compare(balance, unplayed) > 0;
  const roundDown = (amount: Decimal) => roundToDecimals(amount, currencyOf(currency).decimals, 'down');
  return {
    currency,
    balance: roundDown(balance),
    unplayed,
    available: hasAvailable ? roundDown(subtract(balance, unplayed)) : '0',
  };
}
