import type { PaymentMethod } from '@paywidget/shared/contract';
import type { Card } from '@paywidget/shared/contract/payments';
import { isCrossBorder, isGuaranteedPeerToPeer, isVirtualAccount } from '@paywidget/shared/methods';

/** Countries with international transfers. */
const internationalCountries: ReadonlySet<string> = new Set(['az', 'kg', 'kz', 'tj', 'uz']);

/** The notes about a transfer. */
export type TransferNote = 'guaranteed' | 'abroad' | 'virtualAccount';

/**
 * True if a transfer crosses a border: the method has the trait, or the payee's card and the player are in different
 * countries and one of the two countries has international transfers.
 */
export function isAbroad(method: PaymentMethod, country: string, { countryCode }: Pick<Card, 'countryCode'>) {
  const payee = countryCode?.toLowerCase();
  if (isCrossBorder(method)) return true;
  if (payee === undefined || payee === country.toLowerCase()) return false;
  return [payee, country.toLowerCase()].some((code) => internationalCountries.has(code));
}

/**
 * The notes of a method's transfer, in display order.
 * @param card the payee's card, once it is known
 */
export function transferNotes(method: PaymentMethod, country: string, card: Card = {}): TransferNote[] {
  const rows: readonly (readonly [TransferNote, boolean])[] = [
    ['guaranteed', isGuaranteedPeerToPeer(method)],
    ['abroad', isAbroad(method, country, card)],
    ['virtualAccount', isVirtualAccount(method)],
  ];
  return rows.flatMap(([note, holds]) => (holds ? [note] : []));
}
