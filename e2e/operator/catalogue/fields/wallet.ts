import type { WireField } from '../wire';
import { ruledField } from './ruledField';

/** A valid e-mail address by the HTML Living Standard, but with at least one dot in the domain. */
const emailPattern =
  /^[A-Za-z\d.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?(?:\.[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?)+$/u;

export const email: WireField = ruledField('email', { pattern: emailPattern });

/** The e-mail address that identifies the account at wallets such as Skrill and Neteller. */
export const walletEmail: WireField = { ...email, wallet: true };

/** India's UPI id. NPCI: a handle of 2 to 256 characters, @, the provider's letters. */
export const upiId: WireField = ruledField('upiId', {
  pattern: /^[A-Za-z\d][A-Za-z\d.\-_]{1,255}@[A-Za-z][A-Za-z\d]{2,63}$/u,
  wallet: true,
});

/** NPCI: the 12-digit reference (UTR/RRN) of a finished UPI or IMPS transfer. */
export const utr: WireField = ruledField('utr', { pattern: /^\d{12}$/u, mask: '############' });

/** Poland's BLIK code (Polski Standard Płatności): 6 digits in two groups of three. */
export const blikCode: WireField = ruledField('blikCode', { pattern: /^\d{3} ?\d{3}$/u, mask: '### ###' });

/** Perfect Money account: the currency's letter and 7 to 9 digits. */
export const perfectMoneyAccount: WireField = ruledField('perfectMoneyAccount', {
  type: 'text_uppercase',
  pattern: /^[UEGB]\d{7,9}$/u,
  wallet: true,
});

/** WebMoney purse in dollars: Z and 12 digits. */
export const webmoneyPurse: WireField = ruledField('webmoneyPurse', {
  type: 'text_uppercase',
  pattern: /^Z\d{12}$/u,
  mask: 'A############',
  wallet: true,
});

/** YooMoney wallet: 11 to 16 digits that start with 4100. */
export const yoomoneyWallet: WireField = ruledField('yoomoneyWallet', {
  pattern: /^4100\d{7,12}$/u,
  wallet: true,
});

/** Account numbers of Payz, Jeton, Piastrix and MiFinity: digits only. */
export const walletNumber = (min: number, max: number): WireField =>
  ruledField('walletNumber', { pattern: new RegExp(`^\\d{${min},${max}}$`, 'u'), wallet: true });

/** A prepaid code: paysafecard 16 digits, Flexepin 16, 1Voucher 16. */
export const voucherPin: WireField = ruledField('voucherPin', {
  pattern: /^(?:\d{4} ?){3}\d{4}$/u,
  mask: '#### #### #### ####',
});

/** Neosurf: 10 letters and digits. */
export const neosurfCode: WireField = ruledField('neosurfCode', {
  type: 'text_uppercase',
  pattern: /^[A-Z\d]{10}$/u,
  mask: '**********',
});

/** A Mexican, Argentine or Chilean alias: 6 to 20 letters, digits, dots and dashes (BCRA, Alias CBU). */
export const accountAlias: WireField = ruledField('accountAlias', {
  pattern: /^[A-Za-z\d.-]{6,20}$/u,
  wallet: true,
});

/** Steam's 17-digit account number (SteamID64). */
export const steamId: WireField = ruledField('steamId', {
  pattern: /^7656119\d{10}$/u,
  mask: '#################',
});

/** Interac e-Transfer answer to the security question: 3 to 25 characters without spaces. */
export const interacAnswer: WireField = ruledField('interacAnswer', { pattern: /^[\p{L}\d-]{3,25}$/u });

/** $cashtag: a letter, then up to 19 letters, digits, dots, dashes or underscores. */
export const cashtag: WireField = ruledField('cashtag', {
  pattern: /^\$[A-Za-z][A-Za-z\d._-]{0,19}$/u,
  wallet: true,
});
