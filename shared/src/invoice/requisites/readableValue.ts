import type { Requisite } from '@paywidget/shared/contract/payments';

const separators = /[\s-]/g;

/** True if a requisite is a card number: its name mentions a card, and its value has 12 to 19 digits. */
export function isCardNumber({ name, value }: Pick<Requisite, 'name' | 'value'>): boolean {
  return /card|^number$|^pan$/i.test(name) && /^\d{12,19}$/.test(value.replace(separators, ''));
}

/** The value for display: card numbers in groups of 4 digits. */
export function readableValue(requisite: Pick<Requisite, 'name' | 'value'>): string {
  if (!isCardNumber(requisite)) return requisite.value;
  return requisite.value.replace(separators, '').replace(/\d{4}(?=\d)/g, '$& ');
}

/** The value for the clipboard: a card number without spaces. */
export function copiedValue(requisite: Pick<Requisite, 'name' | 'value'>): string {
  return isCardNumber(requisite) ? requisite.value.replace(separators, '') : requisite.value;
}
