import type { FormField } from '@paywidget/shared/contract';
import type { Chain } from '../address/chains';

const fitsInBits = (bits: number) => (memo: string) =>
  /^\d+$/.test(memo) && BigInt(memo) < 1n << BigInt(bits);
const fitsInBytes = (bytes: number) => (memo: string) => new TextEncoder().encode(memo).length <= bytes;

/** The allowed memos: Ripple's tag, Stellar's memo (an id or a text), TON's comment in one cell. */
const memoFormats: Readonly<Partial<Record<Chain, readonly ((memo: string) => boolean)[]>>> = {
  ripple: [fitsInBits(32)],
  stellar: [fitsInBits(64), (memo) => !/^\d+$/.test(memo) && fitsInBytes(28)(memo)],
  ton: [fitsInBytes(123)],
};

/** True if the field is the memo, tag or comment by which an exchange identifies its customers. */
export function isMemoField({ name, alias = name }: FormField): boolean {
  return /^(?:memo|tag|destination_?tag|comment|payment_?id)$/i.test(alias);
}

/**
 * True if the memo can be sent on the chain. Also true for any memo on a chain without memos: the server's field rules check
 * it.
 */
export function isValidMemo(chain: Chain, memo: string): boolean {
  return memoFormats[chain]?.some((fits) => fits(memo)) ?? true;
}
