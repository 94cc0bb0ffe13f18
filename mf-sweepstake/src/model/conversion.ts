import { currencyOf, type Decimal, isDecimal, isZero, roundToDecimals } from '@paywidget/shared/money';
import { toStoredAmount } from '@paywidget/shared/money/input';

/** The player's last entry in one of the two amount fields. */
export interface Entry {
  /** `from`: the sweep coins. `to`: the coins that are paid out. */
  side: 'from' | 'to';
  /** Decimal text with a dot. May end with the dot while the player types. */
  text: string;
}

/** The currency of the sweep coins, and the currency of the payout. */
export interface CurrencyPair {
  from: string;
  to: string;
}

/** Returns the request that converts an entry. Undefined if the entry is not an amount above zero. */
export function conversionRequestOf({ side, text }: Entry, { from, to }: CurrencyPair) {
  const amount = toStoredAmount(text);
  if (!isDecimal(amount) || isZero(amount)) return undefined;
  return side === 'from' ? { from, to, amount } : { from: to, to: from, amount };
}

/** The texts of the two amount fields. */
export interface DisplayedAmounts {
  from: string;
  to: string;
}

/**
 * Returns the entry and the amount converted from it. The converted amount is empty while it is unknown. Redeemed sweep
 * coins are rounded up, so that the payout is never below the entered amount. The payout is rounded down, so that the form
 * never shows more than the player gets.
 */
export function displayedAmountsOf(
  entry: Entry,
  converted: Decimal | undefined,
  pair: CurrencyPair,
): DisplayedAmounts {
  if (entry.side === 'from') {
    const payout = converted && roundToDecimals(converted, currencyOf(pair.to).decimals, 'down');
    return { from: entry.text, to: payout ?? '' };
  }
  const redeemed = converted && roundToDecimals(converted, currencyOf(pair.from).decimals, 'up');
  return { from: redeemed ?? '', to: entry.text };
}
