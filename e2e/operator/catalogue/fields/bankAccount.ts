import { text } from '../entry';
import type { WireField } from '../wire';
import { dropdown, ruledField } from './ruledField';

/** Mexico's CLABE, as Banxico defines it: bank (3 digits, never 000), branch (3), account (11), check digit. */
export const clabe: WireField = ruledField('clabe', {
  pattern: /^(?!000)\d{3} ?\d{3} ?\d{11} ?\d$/u,
  mask: '### ### ########### #',
  wallet: true,
});

/** India's IFSC, as the RBI defines it: bank (4 capitals), a zero, branch (6 characters). */
export const ifsc: WireField = ruledField('ifsc', {
  type: 'text_uppercase',
  pattern: /^[A-Z]{4}0[A-Z\d]{6}$/u,
  mask: 'AAAA*******',
});

/** Nigeria's NUBAN account number, as the CBN defines it: 10 digits at every bank. */
export const nuban: WireField = ruledField('accountNumber', {
  rule: 'nuban',
  pattern: /^\d{10}$/u,
  mask: '##########',
  wallet: true,
});

/** Argentina's CBU (bank account) or CVU (wallet), as the BCRA defines them: 22 digits. A CVU starts with 000. */
export const cbu: WireField = ruledField('cbu', {
  pattern: /^\d{22}$/u,
  mask: '######################',
  wallet: true,
});

/** Peru's CCI, as the CCE defines it: bank (3 digits), branch (3), account (12), check digits (2). */
export const cci: WireField = ruledField('cci', {
  pattern: /^\d{3}-?\d{3}-?\d{12}-?\d{2}$/u,
  mask: '###-###-############-##',
  wallet: true,
});

/** Britain's sort code: three pairs of digits. */
export const sortCode: WireField = ruledField('sortCode', {
  pattern: /^\d{2}-?\d{2}-?\d{2}$/u,
  mask: '##-##-##',
});

/** The US routing number, as the ABA defines it: 9 digits. The first two are one of the assigned prefixes. */
export const routingNumber: WireField = ruledField('routingNumber', {
  pattern: /^(?:0[1-9]|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)\d{7}$/u,
  mask: '#########',
});

/** A Canadian branch, as Payments Canada defines it: transit number (5 digits), institution (3). */
export const canadianBranch: WireField = ruledField('transitNumber', {
  rule: 'canadianBranch',
  pattern: /^\d{5}-?\d{3}$/u,
  mask: '#####-###',
});

/** A bank's BIC (ISO 9362): bank (4 characters), country (2), suffix (2), and an optional branch (3). */
export const bic: WireField = ruledField('bic', {
  type: 'text_uppercase',
  pattern: /^[A-Z\d]{4}[A-Z]{2}[A-Z\d]{2}(?:[A-Z\d]{3})?$/u,
});

/** Japan's branch number in the Zengin system: 3 digits. */
export const japaneseBranch: WireField = ruledField('branchCode', { pattern: /^\d{3}$/u, mask: '###' });

/** An account number for a country whose banks have only its length in common. `min` and `max` count digits. */
export function accountNumber(min: number, max = min): WireField {
  const pattern = new RegExp(min === max ? `^\\d{${min}}$` : `^\\d{${min},${max}}$`, 'u');
  return ruledField('accountNumber', { pattern, wallet: true });
}

/** A dropdown of banks. */
export const bank = (banks: readonly (readonly [string, string])[]): WireField => dropdown('bankCode', banks);

export const accountType: WireField = dropdown('accountType', [
  ['checking', text('Current account', 'Текущий счёт', 'حساب جارٍ')],
  ['savings', text('Savings account', 'Сберегательный счёт', 'حساب توفير')],
]);
