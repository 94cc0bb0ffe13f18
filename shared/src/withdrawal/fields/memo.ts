import type { FormField } from '@paywidget/shared/contract';
import type { Chain } from '../address/chains';

const fitsIn = (bits: number) => (memo: string) => /^\d+$/.test(memo) && BigInt(memo) < 1n << BigInt(bits);
const longest = (bytes: number) => (memo: string) => new TextEncoder().encode(memo).length <= bytes;

/** What may stand beside an address: Ripple's tag, Stellar's memo (an id or a text), TON's comment in one cell. */
const forms: Readonly<Partial<Record<Chain, readonly ((memo: string) => boolean)[]>>> = {
  ripple: [fitsIn(32)],
  stellar: [fitsIn(64), (memo) => !/^\d+$/.test(memo) && longest(28)(memo)],
  ton: [longest(123)],
};

/** Whether the field is the memo, tag or comment that an exchange tells its customers apart by. */
export function isMemoField({ name, alias = name }: FormField): boolean {
  return /^(?:memo|tag|destination_?tag|comment|payment_?id)$/i.test(alias);
}

/** Whether a memo can be sent on a chain; one that has no such thing takes whatever the server's own rules let pass. */
export function isMemoOf(chain: Chain, memo: string): boolean {
  return forms[chain]?.some((fits) => fits(memo)) ?? true;
}
