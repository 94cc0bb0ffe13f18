import { text } from '../entry';
import type { WireField } from '../wire';
import { dropdown, ruledField } from './ruledField';

/** Mexico's CLABE. Banxico: bank 3, branch 3, account 11, check digit 1; no bank is 000. */
export const clabe = (): WireField =>
  ruledField('clabe', {
    pattern: /^(?!000)\d{3} ?\d{3} ?\d{11} ?\d$/u,
    mask: '### ### ########### #',
    wallet: true,
  });

/** India's IFSC. RBI: bank 4 capitals, a zero, branch 6. */
export const ifsc = (): WireField =>
  ruledField('ifsc', { type: 'text_uppercase', pattern: /^[A-Z]{4}0[A-Z\d]{6}$/u, mask: 'AAAA*******' });

/** Nigeria's NUBAN. CBN: 10 digits in every bank. */
export const nuban = (): WireField =>
  ruledField('accountNumber', { rule: 'nuban', pattern: /^\d{10}$/u, mask: '##########', wallet: true });

/** Argentina's CBU or CVU. BCRA: 22 digits; a CVU starts with 000. */
export const cbu = (): WireField =>
  ruledField('cbu', { pattern: /^\d{22}$/u, mask: '######################', wallet: true });

/** Peru's CCI. CCE: bank 3, branch 3, account 12, check digits 2. */
export const cci = (): WireField =>
  ruledField('cci', {
    pattern: /^\d{3}-?\d{3}-?\d{12}-?\d{2}$/u,
    mask: '###-###-############-##',
    wallet: true,
  });

/** Britain's sort code: three pairs of digits. */
export const sortCode = (): WireField =>
  ruledField('sortCode', { pattern: /^\d{2}-?\d{2}-?\d{2}$/u, mask: '##-##-##' });

/** The US routing number. ABA: 9 digits; the first two are one of the assigned prefixes. */
export const routingNumber = (): WireField =>
  ruledField('routingNumber', {
    pattern: /^(?:0[1-9]|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)\d{7}$/u,
    mask: '#########',
  });

/** Canada's branch. Payments Canada: transit number 5, institution 3. */
export const canadianBranch = (): WireField =>
  ruledField('transitNumber', { rule: 'canadianBranch', pattern: /^\d{5}-?\d{3}$/u, mask: '#####-###' });

/** A bank's BIC. ISO 9362: party prefix 4, country 2, suffix 2, optional branch 3. */
export const bic = (): WireField =>
  ruledField('bic', { type: 'text_uppercase', pattern: /^[A-Z\d]{4}[A-Z]{2}[A-Z\d]{2}(?:[A-Z\d]{3})?$/u });

/** Japan's branch number (Zengin): 3 digits; the account is 7. */
export const japaneseBranch = (): WireField => ruledField('branchCode', { pattern: /^\d{3}$/u, mask: '###' });

/** An account number for countries whose banks share only its length. */
export function accountNumber(min: number, max = min): WireField {
  const pattern = new RegExp(min === max ? `^\\d{${min}}$` : `^\\d{${min},${max}}$`, 'u');
  return ruledField('accountNumber', { pattern, wallet: true });
}

/** A dropdown of banks. */
export const bank = (banks: readonly (readonly [string, string])[]): WireField => dropdown('bankCode', banks);

export const accountType = (): WireField =>
  dropdown('accountType', [
    ['checking', text('Current account', 'Текущий счёт', 'حساب جارٍ')],
    ['savings', text('Savings account', 'Сберегательный счёт', 'حساب توفير')],
  ]);
