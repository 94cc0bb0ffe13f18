import { currencyOf } from './currencies';
import { decimalSeparatorOf, groupSeparatorOf } from './numberFormat';
import { anyOf } from './symbolPattern';

/**
 * What counts as an amount of a currency in a locale (specification, section 5): the symbol or code is
 * optional on either side, groups are allowed (also with spaces and apostrophes), decimals are capped at the
 * currency's. Digits are Latin; see `toLatinDigits` for the others. Every result of `formatAmount` that is not
 * negative matches.
 */
export function amountPattern(currency: string, locale: string): RegExp {
  const { code, symbol, decimals } = currencyOf(currency);
  const mark = `(?:${anyOf([symbol, code])})?`;
  const groups = `[\\s'’${anyOf([groupSeparatorOf(locale)])}]`;
  const whole = `(?:\\d{1,3}(?:${groups}\\d{2,3})*${groups}\\d{3}|\\d+)`;
  const fraction = `(?:${anyOf([decimalSeparatorOf(locale)])}\\d{1,${decimals}})?`;
  return new RegExp(`^\\u2066?${mark}\\s?${whole}${fraction}\\s?${mark}\\u2069?$`, 'u');
}
