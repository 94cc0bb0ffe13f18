import { countryOfNumber, nationalDigits, type PhoneCountry, phoneNumberOf } from './phoneNumber';

/** Whether a field's rules are known to let a text pass. */
export type Accepts = (text: string) => boolean;

const withoutPlus = (whole: string): string => whole.replace(/^\+/, '');

/** How a whole number may be written for the server, the likeliest first. */
const forms: readonly ((whole: string, country: PhoneCountry) => string)[] = [
  (whole) => whole,
  withoutPlus,
  nationalDigits,
];

/**
 * The ways in which a typed number may be sent, the likeliest first. Which one the rules want is told by the example of
 * the country, not by what is typed: `+91 98765432`, which lacks two digits, would pass without its plus for the
 * national number 9198765432 of somebody else. Where they take no example, as those of one operator do, all ways are
 * left. Digits that are no more than a national number has are never sent as a whole one.
 */
export function phoneWritings(whole: string, accepts: Accepts): [string, ...string[]] {
  const owner = countryOfNumber(whole, undefined);
  if (!owner) return [whole, withoutPlus(whole)];

  const example = phoneNumberOf(owner.example, owner);
  const form = example && forms.find((write) => accepts(write(example, owner)));
  const isShort = withoutPlus(whole).length <= owner.example.length;
  const possible = (form ? [form] : forms).filter((write) => !(isShort && write === withoutPlus));
  const [first = whole, ...others] = possible.map((write) => write(whole, owner));
  return [first, ...others];
}
