import { toLatinDigits } from '@paywidget/shared/money/input';
import { phoneCountryRows } from './phoneCountries';

export type PhoneCountry = {
  /** Two lower-case letters (ISO 3166-1). */
  code: string;
  /** Digits only: `7`, `971`. */
  prefix: string;
  /** A national number without the prefix, digits only; '' where none is known. */
  example: string;
};

/** An international number has at most 15 digits, its prefix included (ITU-T E.164). */
const mostDigits = 15;

/** Every country with a dial prefix, by prefix; the main country of a shared prefix comes first. */
export const phoneCountries: readonly PhoneCountry[] = phoneCountryRows.split(' ').map((row) => {
  const [, code = '', prefix = '', example = ''] = /^([a-z]{2})(\d+):(\d*)$/.exec(row) ?? [];
  return { code, prefix, example };
});

const byCode = new Map(phoneCountries.map((country) => [country.code, country]));

export const phoneCountryOf = (code: string): PhoneCountry | undefined => byCode.get(code.toLowerCase());

/** What the input starts with and keeps: `+7 `. */
export const shownPrefixOf = ({ prefix }: PhoneCountry): string => `+${prefix} `;

/** How many digits may follow the prefix. */
export const nationalDigitsOf = ({ prefix }: PhoneCountry): number => mostDigits - prefix.length;

const digitsOf = (text: string): string => toLatinDigits(text).replace(/\D/g, '');

/** The digits of an international number (`+44 20 …`, `0044 20 …`); `undefined` for any other text. */
function internationalDigits(text: string): string | undefined {
  const plain = toLatinDigits(text).trim();
  return /^(?:\+|00)[\s(]*\d/.test(plain) ? digitsOf(plain.replace(/^00/, '')) : undefined;
}

/** The national digits of a text that may repeat the country's prefix. */
export function nationalDigits(text: string, { prefix }: PhoneCountry): string {
  const international = internationalDigits(text);
  return international?.startsWith(prefix) ? international.slice(prefix.length) : digitsOf(text);
}

/** The whole number as it is stored and sent (E.164): `+79161234567`; '' while nothing follows the prefix. */
export function phoneNumberOf(national: string, { prefix }: PhoneCountry): string {
  return national === '' ? '' : `+${prefix}${national}`;
}

/**
 * Whose number an international one is: of those that share its prefix the preferred country, else the main
 * one. `undefined` where the text is no international number or nobody has the prefix.
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
