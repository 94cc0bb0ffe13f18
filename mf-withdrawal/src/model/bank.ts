import type { FormField, LocalizedText, PaymentMethod } from '@paywidget/shared/contract';

/** A bank that a player can choose before the form, or a method that is one bank by itself. */
export interface BankEntry {
  method: PaymentMethod;
  /** A value of the method's bank field. */
  bank?: { code: string; label: LocalizedText };
}

const named = (field: FormField, pattern: RegExp) => pattern.test(field.alias ?? field.name);

/** Where the bank is chosen. */
export const bankFieldOf = ({ fields = [] }: PaymentMethod): FormField | undefined =>
  fields.find((field) => field.type === 'dropdown' && named(field, /^bank(?:_?code|_?id|_?name)?$/i));

/** Where the account's number is typed. */
export const accountFieldOf = ({ fields = [] }: PaymentMethod): FormField | undefined =>
  fields.find((field) => named(field, /^(?:bank_?)?account(?:_?number|_?no)?$|^nuban$/i));

/** All banks of the methods, each once for each method. */
export function bankEntriesOf(methods: readonly PaymentMethod[]): BankEntry[] {
  return methods.flatMap((method): BankEntry[] => {
    const banks = bankFieldOf(method)?.values ?? [];
    if (banks.length === 0) return [{ method }];
    return banks.map(({ value, label }) => ({ method, bank: { code: value, label } }));
  });
}

/** The method's fields as a form starts with them once a bank is chosen. */
export function fieldsWithBank(
  fields: readonly FormField[],
  bankField: FormField | undefined,
  code: string | undefined,
): readonly FormField[] {
  if (code === undefined || !bankField) return fields;
  return fields.map((field) => (field.name === bankField.name ? { ...field, value: code } : field));
}

/** A question about an account's holder; nothing until there is a number that a bank may have. */
export interface AccountQuestion {
  bankCode: string;
  accountNumber: string;
}

/** Nigeria's account numbers have 10 digits in every bank (NUBAN). */
const numberLength = 10;

export function accountQuestionOf(bankCode = '', accountText = ''): AccountQuestion | undefined {
  const accountNumber = accountText.replace(/\D/g, '');
  return bankCode !== '' && accountNumber.length === numberLength ? { bankCode, accountNumber } : undefined;
}
