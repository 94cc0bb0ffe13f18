import type { WireMethod } from '../../catalogue';
import { payeeFor } from './payee';

/** Issuers by the first digits of their cards. Longer prefixes come first, because the first match wins. */
const issuers: readonly [bin: string, name: string][] = [
  ['220220', 'Sberbank'],
  ['220070', 'T-Bank'],
  ['2200', 'Mir'],
  ['860004', 'Agrobank'],
  ['8600', 'UzCard'],
  ['9860', 'Humo'],
  ['440043', 'Kaspi Bank'],
  ['414943', 'PrivatBank'],
  ['4', 'Visa'],
  ['5', 'Mastercard'],
];

interface BankQuery {
  bin?: string;
  accountNumber?: string;
  bankCode?: string;
  method: WireMethod;
}

/** Returns the bank of a card or account and the account holder's name, if they are known. */
export function findBankDetails({ bin, accountNumber, bankCode, method }: BankQuery) {
  const choice = method.fields?.flatMap(({ values = [] }) => values).find(({ value }) => value === bankCode);
  const label = typeof choice?.label === 'string' ? choice.label : choice?.label.en;
  const issuer = bin && issuers.find(([prefix]) => bin.startsWith(prefix))?.[1];
  const name = label ?? issuer;
  // Accounts that start with 000 have no holder, to test that case.
  const hasHolder =
    accountNumber !== undefined && accountNumber.length >= 8 && !accountNumber.startsWith('000');
  return {
    ...(name && { bank: { name } }),
    ...(hasHolder && { accountName: payeeFor(accountNumber, 'NGN').fullName.toUpperCase() }),
  };
}
