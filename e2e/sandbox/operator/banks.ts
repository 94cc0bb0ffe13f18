import type { WireMethod } from '../catalogue';
import { payeeFor } from './payee';

/** Issuers by the first digits of their cards; the longest that fits counts. */
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

interface BankQuestion {
  bin?: string;
  accountNumber?: string;
  bankCode?: string;
  method: WireMethod;
}

/** The bank of a card, or the name that an account is in; nothing for what is not known. */
export function bankOf({ bin, accountNumber, bankCode, method }: BankQuestion) {
  const choice = method.fields?.flatMap(({ values = [] }) => values).find(({ value }) => value === bankCode);
  const label = typeof choice?.label === 'string' ? choice.label : choice?.label.en;
  const issuer = bin && issuers.find(([prefix]) => bin.startsWith(prefix))?.[1];
  const name = label ?? issuer;
  // An account that starts with 000 belongs to nobody, so that the case can be seen.
  const isKnown =
    accountNumber !== undefined && accountNumber.length >= 8 && !accountNumber.startsWith('000');
  return {
    ...(name && { bank: { name } }),
    ...(isKnown && { accountName: payeeFor(accountNumber, 'NGN').fullName.toUpperCase() }),
  };
}
