import type { FormField, LocalizedText, PaymentMethod } from '@paywidget/shared/contract';

/** A bank that the player can choose before the form, or a method for a single bank. */
export interface BankEntry {
  method: PaymentMethod;
  /** A value of the method's bank field. */
  bank?: { code: string; label: LocalizedText };
}

const isNamed = (field: FormField, pattern: RegExp) => pattern.test(field.alias ?? field.name);

/** Returns the field in which the bank is chosen. */
export const bankFieldOf = ({ fields = [] }: PaymentMethod): FormField | undefined =>
  fields.find((field) => field.type === 'dropdown' && isNamed(field, /^bank(?:_?code|_?id|_?name)?$/i));

/** Returns the field for the account number. */
export const accountFieldOf = ({ fields = [] }: PaymentMethod): FormField | undefined =>
  fields.find((field) => isNamed(field, /^(?:bank_?)?account(?:_?number|_?no)?$|^nuban$/i));

/** Returns the banks of all methods. A method without a bank field is one entry. */
export function bankEntriesOf(methods: readonly PaymentMethod[]): BankEntry[] {
  return methods.flatMap((method): BankEntry[] => {
    const banks = bankFieldOf(method)?.values ?? [];
    if (banks.length === 0) return [{ method }];
    return banks.map(({ value, label }) => ({ method, bank: { code: value, label } }));
  });
}

/** Returns the fields with the chosen bank as the value of the bank field. */
export function fieldsWithBank(
  fields: readonly FormField[],
  bankField: FormField | undefined,
  code: string | undefined,
): readonly FormField[] {
  if (code === undefined || !bankField) return fields;
  return fields.map((field) => (field.name === bankField.name ? { ...field, value: code } : field));
}

/** The request that looks up an account's holder. */
export interface AccountLookup {
  bankCode: string;
  accountNumber: string;
}

/** Account numbers of all Nigerian banks have 10 digits (NUBAN). */
const numberLength = 10;

/** Returns the lookup of an account. Undefined until a bank is chosen and the account number is complete. */
export function accountLookupOf(bankCode = '', accountText = ''): AccountLookup | undefined {
  const accountNumber = accountText.replace(/\D/g, '');
  return bankCode !== '' && accountNumber.length === numberLength ? { bankCode, accountNumber } : undefined;
}
