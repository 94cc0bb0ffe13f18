import { currencyCodes, currencyOf } from './currencies';
import { canonical, type Decimal } from './decimal';
import { splitNumber } from './splitNumber';
import { anyOf } from './symbolPattern';
import { plainWriting } from './writtenAmount';

/** A symbol or code of the catalogue, any other currency sign, or the code of a currency we do not know. */
const mark = `(?:${anyOf(currencyCodes.flatMap((code) => [currencyOf(code).symbol, code]))}|\\p{Sc}|[A-Z]{3,6})?`;
const written = new RegExp(`^([-+]?)${mark}([-+]?)([.,]?\\d(?:[.,]?\\d)*[.,]?)${mark}$`, 'u');

/**
 * Reads an amount in any locale's format, with or without its symbol. Spaces and apostrophes are dropped and
 * the last comma or dot is the decimal separator (specification, section 5), so '1,234' is 1.234; given a
 * locale that groups with that sign, it is 1234 (see `splitNumber`). `undefined` for anything else: no digits,
 * NaN, Infinity, an exponent, more than one sign, two separators in a row.
 */
export function parseAmount(text: string, locale?: string): Decimal | undefined {
  const [, outerSign, innerSign, digits] = written.exec(plainWriting(text, locale)) ?? [];
  if (digits === undefined || (outerSign && innerSign)) return undefined;

  const { whole, fraction } = splitNumber(digits, { locale, whenMalformed: 'last' });
  const sign = outerSign === '-' || innerSign === '-' ? '-' : '';
  return canonical(`${sign}${whole || '0'}.${fraction || '0'}`);
}
