import { type Decimal, decimalSeparatorOf } from '@paywidget/shared/money';
import { normalizeAmountText } from './normalizeAmountText';
import { splitNumber } from './splitNumber';

export type AmountTextRules = {
  locale: string;
  /** The currency's number of decimals. With 0, no separator is allowed. */
  decimals: number;
  /** The method's maximum. Limits how many digits can be typed. */
  max?: Decimal;
};

/** Numbers in requests are exact up to this many digits. */
const maxExactDigits = 15;

/** Allows one digit more than the maximum has, so that the player sees an error instead of a silently truncated amount. */
const maxWholeDigits = ({ decimals, max }: AmountTextRules): number =>
  max === undefined ? maxExactDigits - decimals : (max.split('.')[0] ?? max).length + 1;

/** Adds a zero before a leading separator: '.5' becomes '0.5'. Ignores the dot of a symbol, as in 'S/.50' or 'Rs.50'. */
const withLeadingZero = (text: string): string =>
  text.replace(/(^|[^\d\p{L}/.,])([.,]\d)/u, (_, before: string, rest: string) => `${before}0${rest}`);

/** Keeps only the digits and a separator directly after each digit. */
const digitsAndSeparators = (text: string): string => text.match(/\d[.,]?/g)?.join('') ?? '';

const withoutLeadingZeros = (whole: string): string => whole.replace(/^0+(?=\d)/, '');

function parseAmountText(text: string, rules: AmountTextRules) {
  const normalized = normalizeAmountText(text, rules.locale);
  const completed = withLeadingZero(normalized);
  const { whole, fraction } = splitNumber(digitsAndSeparators(completed), rules.locale);
  const shownWhole = withoutLeadingZeros(whole).slice(0, maxWholeDigits(rules));
  const shown =
    fraction === undefined || rules.decimals === 0
      ? shownWhole
      : shownWhole + decimalSeparatorOf(rules.locale) + fraction.slice(0, rules.decimals);
  return { whole, fraction, shownWhole, shown, addedZeros: completed.length - normalized.length };
}

/**
 * Returns the text that the amount field shows after a key press or paste: digits without groups and the locale's decimal
 * separator. Comma and dot both become that separator. Adds a zero before a leading separator, trims leading zeros and
 * truncates extra digits and decimals. A paste may have any locale's format and a symbol: spaces and apostrophes are dropped,
 * and the last comma or dot is the decimal separator (see `splitNumber`). A second separator that fits no known format is
 * ignored as a typing error. Idempotent. See docs/rules/amounts.md.
 */
export const constrainAmountText = (text: string, rules: AmountTextRules): string =>
  parseAmountText(text, rules).shown;

/**
 * Returns the caret position in the constrained text: after the same digits as in the original text. A zero added before a
 * leading separator counts as such a digit, so that the next digit replaces it.
 */
export function constrainAmountCaret(text: string, caret: number, rules: AmountTextRules): number {
  const { whole, shownWhole, shown, addedZeros } = parseAmountText(text, rules);
  const before = normalizeAmountText(text.slice(0, caret), rules.locale);
  const digits = before.replace(/\D/g, '').length + addedZeros;

  const isInFraction = digits > whole.length || (digits === whole.length && /[.,]\D*$/.test(before));
  if (isInFraction) return Math.min(shownWhole.length + 1 + digits - whole.length, shown.length);
  const trimmed = whole.length - withoutLeadingZeros(whole).length;
  return Math.min(Math.max(digits - trimmed, 0), shownWhole.length);
}

/**
 * True if the amount field takes the character that was just typed, which is before the caret. `value` contains this character
 * and no group separators. The field takes a digit if it need not drop a digit after it. It takes a separator if there is no
 * other separator, and a digit before this one.
 */
export const takesKey = (value: string, caret: number, rules: AmountTextRules): boolean =>
  /[.,]/.test(value.charAt(caret - 1))
    ? /^\d+[.,]\d*$/.test(value)
    : constrainAmountText(value, rules).endsWith(value.slice(caret));

/** Converts a constrained text to the stored decimal, with a dot as separator. Returns '' for an empty text. */
export const toStoredAmount = (text: string): Decimal | '' => text.replace(',', '.').replace(/\.$/, '');
