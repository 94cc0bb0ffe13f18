import { canonical, type Decimal, isZero } from '@paywidget/shared/money';

/** Significant digits of a rate. Enough for the payout of any redemption to be recalculated by eye. */
const significantDigits = 6;

/** Returns the whole number and the number of decimals that make up a decimal: 1.25 is 125 with 2 decimals. */
function parts(value: Decimal): { whole: bigint; decimals: number } {
  const [integer = '0', fraction = ''] = canonical(value).split('.');
  return { whole: BigInt(integer + fraction), decimals: fraction.length };
}

/** Returns the received amount for one unit of the paid one, rounded down to 6 significant digits. Undefined for no amount. */
export function exchangeRateOf(paid: Decimal, received: Decimal): Decimal | undefined {
  if (isZero(paid) || isZero(received)) return undefined;
  const [from, to] = [parts(paid), parts(received)];
  // Enough decimals that the quotient has all significant digits, whatever the two amounts are.
  const decimals = significantDigits + from.whole.toString().length + to.decimals;
  const quotient =
    (to.whole * 10n ** BigInt(decimals + from.decimals)) / (from.whole * 10n ** BigInt(to.decimals));
  const digits = quotient.toString();
  const kept = digits
    .slice(0, significantDigits)
    .padEnd(digits.length, '0')
    .padStart(decimals + 1, '0');
  return canonical(`${kept.slice(0, -decimals)}.${kept.slice(-decimals)}`);
}
