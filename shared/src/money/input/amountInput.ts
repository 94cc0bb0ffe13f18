import { type Decimal, decimalSeparatorOf } from '@paywidget/shared/money';
import { splitNumber } from './splitNumber';
import { plainWriting } from './writtenAmount';

export type AmountTextRules = {
  locale: string;
  /** The currency's decimals; 0 admits no separator. */
  decimals: number;
  /** The method's maximum, which bounds how many digits can be typed. */
  max?: Decimal;
};

/** A number of the wire is exact up to this many digits. */
const exactDigits = 15;

/** One digit more than the maximum has, so that the user is told about it rather than silently cut short. */
const wholeDigits = ({ decimals, max }: AmountTextRules): number =>
  max === undefined ? exactDigits - decimals : (max.split('.')[0] ?? max).length + 1;

/** '.5' is what remains of '1.5' without its 1. The dot of 'S/.50' or 'Rs.50' belongs to the symbol. */
const withLeadingZero = (text: string): string =>
  text.replace(/(^|[^\d\p{L}/.,])([.,]\d)/u, (_, before: string, rest: string) => `${before}0${rest}`);

/** Digits, each with the separator right after it: what is neither was never an amount. */
const digitsAndSeparators = (text: string): string => text.match(/\d[.,]?/g)?.join('') ?? '';

const withoutLeadingZeros = (whole: string): string => whole.replace(/^0+(?=\d)/, '');

function readAmountText(text: string, rules: AmountTextRules) {
  const plain = plainWriting(text, rules.locale);
  const written = withLeadingZero(plain);
  const { whole, fraction } = splitNumber(digitsAndSeparators(written), rules.locale);
  const shownWhole = withoutLeadingZeros(whole).slice(0, wholeDigits(rules));
  const shown =
    fraction === undefined || rules.decimals === 0
      ? shownWhole
      : shownWhole + decimalSeparatorOf(rules.locale) + fraction.slice(0, rules.decimals);
  return { whole, fraction, shownWhole, shown, addedZeros: written.length - plain.length };
}

/**
 * The text that the amount field shows after a key or a paste (specification, section 5): digits without
 * groups and the locale's decimal separator, which comma and dot both become; no leading dot; decimals and
 * digits capped; leading zeros trimmed. A paste may be in any locale's format and hold a symbol: spaces and
 * apostrophes are dropped, and the last comma or dot is the decimal separator (see `splitNumber`). A second
 * separator that makes no known format is ignored, as a slip of the finger. Idempotent.
 */
export const constrainAmountText = (text: string, rules: AmountTextRules): string =>
  readAmountText(text, rules).shown;

/**
 * Where the caret stands in the constrained text: behind the same digits as in the text, and behind a zero that
 * was put before a leading separator, so that the next digit takes its place.
 */
export function constrainAmountCaret(text: string, caret: number, rules: AmountTextRules): number {
  const { whole, fraction, shownWhole, shown, addedZeros } = readAmountText(text, rules);
  const before = plainWriting(text.slice(0, caret), rules.locale);
  const digits = before.replace(/\D/g, '').length + addedZeros;

  const isInFraction =
    fraction !== undefined && (digits > whole.length || (digits === whole.length && /[.,]\D*$/.test(before)));
  if (isInFraction) return Math.min(shownWhole.length + 1 + digits - whole.length, shown.length);
  const trimmed = whole.length - withoutLeadingZeros(whole).length;
  return Math.min(Math.max(digits - trimmed, 0), shownWhole.length);
}

/** What is stored of a constrained text: its decimal with a dot, '' while there is none. */
export const toStoredAmount = (text: string): Decimal | '' => text.replace(',', '.').replace(/\.$/, '');
