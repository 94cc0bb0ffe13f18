import { countryOfNumber, nationalDigits, type PhoneCountry, phoneNumberOf } from './phoneNumber';

/** Returns true if a field's rules accept a text. */
export type Accepts = (text: string) => boolean;

const withoutPlus = (fullNumber: string): string => fullNumber.replace(/^\+/, '');

/** The formats of a full number in requests, most likely first: with plus, without plus, national. */
const formats: readonly ((fullNumber: string, country: PhoneCountry) => string)[] = [
  (fullNumber) => fullNumber,
  withoutPlus,
  nationalDigits,
];

/**
 * Returns the possible request formats of a typed number, most likely first. Tests the rules with the country's example
 * number, not with the typed one: the incomplete `+91 98765432` without its plus would pass as the different national number
 * 9198765432. If the rules accept no format of the example (as rules for a single operator may), returns all formats. A
 * number with no more digits than a national number is never sent without its plus.
 */
export function phoneNumberFormats(fullNumber: string, accepts: Accepts): [string, ...string[]] {
  const country = countryOfNumber(fullNumber, undefined);
  if (!country) return [fullNumber, withoutPlus(fullNumber)];

  const example = phoneNumberOf(country.example, country);
  const expectedFormat = example && formats.find((format) => accepts(format(example, country)));
  const isShort = withoutPlus(fullNumber).length <= country.example.length;
  const possible = (expectedFormat ? [expectedFormat] : formats).filter(
    (format) => !(isShort && format === withoutPlus),
  );
  const [first = fullNumber, ...others] = possible.map((format) => format(fullNumber, country));
  return [first, ...others];
}
