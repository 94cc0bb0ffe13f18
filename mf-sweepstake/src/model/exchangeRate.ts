import { canonical, type Decimal, isZero } from '@paywidget/shared/money';

/** Significant digits of a rate. Enough to recalculate the payout of any redemption by eye. */
const significantDigits = 6;

/** Returns the two parts of a decimal: a whole number and the number of decimals. 1.25 is 125 with 2 decimals. */
function parts(value: Decimal): { whole: bigint; decimals: number } {
  const [integer = '0', fraction = ''] = canonical(value).split('.');
  return { whole: BigInt(integer + fraction), decimals: fraction.length };
}

/**
 * Returns the received amount for one unit of the paid currency, rounded down to 6 significant digits. Undefined without an
 * amount.
 */
export function exchangeRateOf(paid: Decimal, received: Decimal): Decimal | undefined {
  if (isZero(paid) || isZero(received)) return undefined;
  const [from, to] = [parts(paid), parts(received)];
  // Enough decimals for all significant digits of the quotient, for any two amounts.
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
