import type { Decimal } from './decimal';
import { decimalSeparatorOf } from './numberFormat';
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

/**
 * The text that the amount field shows after a key or a paste (specification, section 5): digits without
 * groups and the locale's decimal separator, which comma and dot both become; no leading dot; decimals and
 * digits capped; leading zeros trimmed. A paste may be in any locale's format and hold a symbol. A second
 * separator that makes no known format is ignored, as a slip of the finger. Idempotent.
 */
export function constrainAmountText(text: string, rules: AmountTextRules): string {
  const typed = digitsAndSeparators(withLeadingZero(plainWriting(text, rules.locale)));
  const { whole, fraction } = splitNumber(typed, { locale: rules.locale, whenMalformed: 'first' });
  const shown = whole.replace(/^0+(?=\d)/, '').slice(0, wholeDigits(rules));
  if (fraction === undefined || rules.decimals === 0) return shown;
  return shown + decimalSeparatorOf(rules.locale) + fraction.slice(0, rules.decimals);
}

/** What is stored of a constrained text: its decimal with a dot, '' while there is none. */
export const toStoredAmount = (text: string): Decimal | '' => text.replace(',', '.').replace(/\.$/, '');
