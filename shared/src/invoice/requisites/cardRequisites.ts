import type { Card, Requisite } from '@paywidget/shared/contract/payments';

/**
 * The card fields that a payer needs: name on the wire, field, translation key of the title, and whether the player can copy
 * it.
 */
const rows = [
  ['number', 'number', 'requisite.cardNumber', true],
  ['phone', 'phone', 'requisite.phone', true],
  ['account_number', 'accountNumber', 'requisite.accountNumber', true],
  ['bank_account', 'bankAccount', 'requisite.bankAccount', true],
  ['fullName', 'fullName', 'requisite.recipient', true],
  ['bank_name', 'bankName', 'requisite.bank', false],
  ['transaction_description', 'transactionDescription', 'requisite.description', true],
] as const satisfies readonly (readonly [string, keyof Card, string, boolean])[];

/** Converts the fields of a card to requisites in display order. `t` translates their titles. */
export function cardRequisites(card: Card, t: (key: string) => string): Requisite[] {
  return rows.flatMap(([name, field, titleKey, isCopyable]) => {
    const value = card[field];
    return value ? [{ name, title: t(titleKey), type: 'text' as const, value, isCopyable }] : [];
  });
}
