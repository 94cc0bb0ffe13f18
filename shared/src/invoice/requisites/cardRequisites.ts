import type { Card, Requisite } from '@paywidget/shared/contract/payments';

/** The fields of a card that a payer needs: under their names on the wire, with the keys of their titles. */
const rows = [
  ['number', 'number', 'requisite.cardNumber', true],
  ['phone', 'phone', 'requisite.phone', true],
  ['account_number', 'accountNumber', 'requisite.accountNumber', true],
  ['bank_account', 'bankAccount', 'requisite.bankAccount', true],
  ['fullName', 'fullName', 'requisite.recipient', true],
  ['bank_name', 'bankName', 'requisite.bank', false],
  ['transaction_description', 'transactionDescription', 'requisite.description', true],
] as const satisfies readonly (readonly [string, keyof Card, string, boolean])[];

/** A card's fields as requisites, in the order in which they are needed; `t` translates their titles. */
export function cardRequisites(card: Card, t: (key: string) => string): Requisite[] {
  return rows.flatMap(([name, field, titleKey, isCopyable]) => {
    const value = card[field];
    return value ? [{ name, title: t(titleKey), type: 'text' as const, value, isCopyable }] : [];
  });
}
