import { currencyOf, type Decimal, isDecimal, isZero, roundToDecimals } from '@paywidget/shared/money';
import { toStoredAmount } from '@paywidget/shared/money/input';

/** The player's last entry in one of the two amount fields. */
export interface Entry {
  /** `from`: the sweep coins. `to`: the coins that are paid out. */
  side: 'from' | 'to';
  /** Decimals after a dot. May end with the dot while it is typed. */
  text: string;
}

/** The sweep coins' currency, and the one that is paid out. */
export interface CurrencyPair {
  from: string;
  to: string;
}

/** Returns the request that converts an entry, undefined if the entry is no amount above zero. */
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
 * Returns the entry and the amount converted from it, empty while unknown. Redeemed sweep coins are rounded up, so that the
 * payout is never below the entered amount. The payout is rounded down, so that never more is shown than is paid out.
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
