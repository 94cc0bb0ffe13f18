import type { FormField } from '@paywidget/shared/contract';

/** Translation key of the error for a card number with a wrong check digit. */
export const cardNumberErrorKey = 'paymentMethods.regex_error.cardNumber';

/** Card numbers have 12 to 19 digits (ISO/IEC 7812). */
const cardNumber = /^\d{12,19}$/;

/** Returns true for a card number with a valid check digit (Luhn algorithm, ISO/IEC 7812). Ignores spaces. */
export function isLuhnValid(text: string): boolean {
  const digits = text.replace(/\s/g, '');
  if (!cardNumber.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const weighted = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return sum % 10 === 0;
}

const looksLikeCardNumber = (name: string): boolean =>
  /^card$|^pan$|card[\s_-]?(number|num|no)(?![a-z])/i.test(name);

/** Returns true for a text field whose name or alias looks like a card number. */
export const isCardNumberField = ({
  name,
  alias,
  type,
}: Pick<FormField, 'name' | 'alias' | 'type'>): boolean =>
  (type === 'text' || type === 'text_uppercase') &&
  [name, alias].some((text) => text !== undefined && looksLikeCardNumber(text));
