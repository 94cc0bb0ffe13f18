import { toLatinDigits } from '@paywidget/shared/money/input';
import { phoneCountryRows } from './phoneCountries';

export type PhoneCountry = {
  /** Two lower-case letters (ISO 3166-1). */
  code: string;
  /** Digits only: `7`, `971`. */
  prefix: string;
  /** An example number without the prefix, digits only. '' if there is no example. */
  example: string;
};

/** An international number has at most 15 digits, its prefix included (ITU-T E.164). */
const maxDigits = 15;

/** All countries with a dial prefix, sorted by prefix. The main country of a shared prefix is first. */
export const phoneCountries: readonly PhoneCountry[] = phoneCountryRows.split(' ').map((row) => {
  const [, code = '', prefix = '', example = ''] = /^([a-z]{2})(\d+):(\d*)$/.exec(row) ?? [];
  return { code, prefix, example };
});

const byCode = new Map(phoneCountries.map((country) => [country.code, country]));

export const phoneCountryOf = (code: string): PhoneCountry | undefined => byCode.get(code.toLowerCase());

/** Returns the prefix shown in the input, such as `+7 `. */
export const shownPrefixOf = ({ prefix }: PhoneCountry): string => `+${prefix} `;

/** Returns the maximum number of digits after the prefix. */
export const maxNationalDigits = ({ prefix }: PhoneCountry): number => maxDigits - prefix.length;

const digitsOf = (text: string): string => toLatinDigits(text).replace(/\D/g, '');

/** Returns the digits of an international number (`+44 20 …` or `0044 20 …`), or `undefined` for any other text. */
function internationalDigits(text: string): string | undefined {
  const plain = toLatinDigits(text).trim();
  return /^(?:\+|00)[\s(]*\d/.test(plain) ? digitsOf(plain.replace(/^00/, '')) : undefined;
}

/** Returns the national digits of a text. Removes the country's prefix from an international number. */
export function nationalDigits(text: string, { prefix }: PhoneCountry): string {
  const international = internationalDigits(text);
  return international?.startsWith(prefix) ? international.slice(prefix.length) : digitsOf(text);
}

/** Returns the full number in E.164 format, such as `+79161234567`. Returns '' if there are no national digits. */
export function phoneNumberOf(national: string, { prefix }: PhoneCountry): string {
  return national === '' ? '' : `+${prefix}${national}`;
}

/**
 * Returns the country of an international number. If several countries share the prefix, returns the preferred country, else
 * the main country. Returns `undefined` if the text is not an international number or the prefix is unknown.
 */
export function countryOfNumber(
  text: string,
  preferred: PhoneCountry | undefined,
  among: readonly PhoneCountry[] = phoneCountries,
): PhoneCountry | undefined {
  const digits = internationalDigits(text);
  if (digits === undefined) return undefined;
  if (preferred && digits.startsWith(preferred.prefix)) return preferred;
  return among
    .filter(({ prefix }) => digits.startsWith(prefix))
    .reduce<PhoneCountry | undefined>(
      (best, country) => (best && best.prefix.length >= country.prefix.length ? best : country),
      undefined,
    );
}
