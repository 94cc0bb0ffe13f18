import type { WireField } from '../wire';
import { ruledField } from './ruledField';

/** Address patterns by network code: length and alphabet of each encoding. */
const addresses: Record<string, string> = {
  // BIP 13/16 base58 and BIP 173/350 bech32
  BTC: '[13][1-9A-HJ-NP-Za-km-z]{25,34}|bc1[02-9ac-hj-np-z]{11,71}',
  // EIP-55: upper and lower case are a checksum, which is not checked here
  ERC20: '0x[\\dA-Fa-f]{40}',
  BEP20: '0x[\\dA-Fa-f]{40}',
  // base58check of 0x41
  TRC20: 'T[1-9A-HJ-NP-Za-km-z]{33}',
  LTC: '[LM3][1-9A-HJ-NP-Za-km-z]{26,33}|ltc1[02-9ac-hj-np-z]{39,59}',
  // standard and subaddresses 95, integrated 106
  XMR: '[48][1-9A-HJ-NP-Za-km-z]{94}(?:[1-9A-HJ-NP-Za-km-z]{11})?',
  // CashAddr, and the older base58
  BCH: '(?:bitcoincash:)?[qp][02-9ac-hj-np-z]{41}|[13][1-9A-HJ-NP-Za-km-z]{25,34}',
  DASH: '[X7][1-9A-HJ-NP-Za-km-z]{33}',
  NEO: '[AN][1-9A-HJ-NP-Za-km-z]{33}',
  DOGE: '[DA9][1-9A-HJ-NP-Za-km-z]{33}',
  // transparent and unified
  ZEC: 't[13][1-9A-HJ-NP-Za-km-z]{33}|u1[02-9ac-hj-np-z]{60,300}',
  XRP: 'r[1-9A-HJ-NP-Za-km-z]{24,34}',
  // StrKey: G, base32
  XLM: 'G[A-Z2-7]{55}',
  // user-friendly form, base64url of 36 bytes
  TON: '(?:EQ|UQ)[\\dA-Za-z_\\-]{46}',
};

/** An address on any of the given networks. */
export function cryptoAddress(networkCodes: readonly string[]): WireField {
  const alternatives = [...new Set(networkCodes.map((code) => addresses[code]))];
  return ruledField('cryptoAddress', {
    alias: 'walletAddress',
    pattern: new RegExp(`^(?:${alternatives.join('|')})$`, 'u'),
    wallet: true,
  });
}

/**
 * XRP's destination tag (32 bits), a Stellar memo id or a TON comment, as the number that exchanges issue. A private
 * wallet needs none, so the field is prefilled with 0 and shown under the advanced fields.
 */
export const memo: WireField = ruledField('memo', { pattern: /^\d{1,20}$/u, value: '0', isAdvanced: true });
