import type { Requisite } from '@paywidget/shared/contract/payments';

const blanks = /[\s-]/g;

/** Whether a requisite is a card number: its name says card, and its value is as long as a card's number is. */
export function isCardNumber({ name, value }: Pick<Requisite, 'name' | 'value'>): boolean {
  return /card|^number$|^pan$/i.test(name) && /^\d{12,19}$/.test(value.replace(blanks, ''));
}

/** The value as it is shown: card numbers in blocks of 4 digits (specification, section 5). */
export function readableValue(requisite: Pick<Requisite, 'name' | 'value'>): string {
  if (!isCardNumber(requisite)) return requisite.value;
  return requisite.value.replace(blanks, '').replace(/\d{4}(?=\d)/g, '$& ');
}

/** The value as it is copied: a card number without blanks. */
export function copiedValue(requisite: Pick<Requisite, 'name' | 'value'>): string {
  return isCardNumber(requisite) ? requisite.value.replace(blanks, '') : requisite.value;
}
