import { currencyOf, type Decimal, isDecimal, isZero, roundToDecimals } from '@paywidget/shared/money';
import { toStoredAmount } from '@paywidget/shared/money/input';

/** What the player has typed last, and on which side: the other side follows. */
export interface Entry {
  /** The sweep coins, or what comes for them. */
  side: 'from' | 'to';
  /** With a dot for decimals; may end with one while it is typed. */
  text: string;
}

/** The two currencies: sweep coins, and what they are redeemed to. */
export interface Pair {
  from: string;
  to: string;
}

/** What the server is asked for an entry; nothing while no amount stands there. */
export function questionOf({ side, text }: Entry, { from, to }: Pair) {
  const amount = toStoredAmount(text);
  if (!isDecimal(amount) || isZero(amount)) return undefined;
  return side === 'from' ? { from, to, amount } : { from: to, to: from, amount };
}

/** Both sides as they are shown: what was typed, and what the answer makes of it. */
export interface Sides {
  from: string;
  to: string;
}

/**
 * What is redeemed is rounded up to what sweep coins can hold, so that never less arrives than was asked for; what arrives is
 * rounded down, so that never more is promised than comes.
 */
export function sidesOf(entry: Entry, answer: Decimal | undefined, pair: Pair): Sides {
  if (entry.side === 'from') {
    const arrives = answer && roundToDecimals(answer, currencyOf(pair.to).decimals, 'down');
    return { from: entry.text, to: arrives ?? '' };
  }
  const redeemed = answer && roundToDecimals(answer, currencyOf(pair.from).decimals, 'up');
  return { from: redeemed ?? '', to: entry.text };
}
