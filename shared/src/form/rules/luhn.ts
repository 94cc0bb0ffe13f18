import type { FormField } from '@paywidget/shared/contract';

/** The key of the message for a card number that fails its check digit (decisions, section 4). */
export const cardNumberErrorKey = 'paymentMethods.regex_error.cardNumber';

/** Card numbers have 12 to 19 digits (ISO/IEC 7812). */
const cardNumber = /^\d{12,19}$/;

/** Whether a text, spaces aside, is a card number whose last digit checks the others (Luhn, ISO/IEC 7812). */
export function isLuhnValid(text: string): boolean {
  const digits = text.replace(/\s/g, '');
  if (!cardNumber.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const weighted = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return sum % 10 === 0;
}

const saysCardNumber = (name: string): boolean =>
  /^card$|^pan$|card[\s_-]?(number|num|no)(?![a-z])/i.test(name);

/** Whether a field's alias or name says that it holds a card number. */
export const isCardNumberField = ({
  name,
  alias,
  type,
}: Pick<FormField, 'name' | 'alias' | 'type'>): boolean =>
  (type === 'text' || type === 'text_uppercase') &&
  [name, alias].some((text) => text !== undefined && saysCardNumber(text));
