import type { PaymentMethod } from '@paywidget/shared/contract';
import type { Card } from '@paywidget/shared/contract/payments';
import { isGuaranteedPeerToPeer, isTransgranular, isVirtualAccount } from '@paywidget/shared/methods';

/** From these countries, and to them, cards are paid by an international transfer (specification, section 9). */
const internationalCountries: ReadonlySet<string> = new Set(['az', 'kg', 'kz', 'tj', 'uz']);

/** What there is to know about a transfer before it is made. */
export type TransferNote = 'guaranteed' | 'abroad' | 'virtualAccount';

/**
 * Whether a transfer crosses a border: the method says so, or the payee's card is of another country than the player,
 * and one of the two is among those that have international transfers.
 */
export function isAbroad(method: PaymentMethod, country: string, { countryCode }: Pick<Card, 'countryCode'>) {
  const payee = countryCode?.toLowerCase();
  if (isTransgranular(method)) return true;
  if (payee === undefined || payee === country.toLowerCase()) return false;
  return [payee, country.toLowerCase()].some((code) => internationalCountries.has(code));
}

/** The notes of a method's transfer, in the order in which they are shown; `card` is the payee's, once it is known. */
export function transferNotes(method: PaymentMethod, country: string, card: Card = {}): TransferNote[] {
  const rows: readonly (readonly [TransferNote, boolean])[] = [
    ['guaranteed', isGuaranteedPeerToPeer(method)],
    ['abroad', isAbroad(method, country, card)],
    ['virtualAccount', isVirtualAccount(method)],
  ];
  return rows.flatMap(([note, holds]) => (holds ? [note] : []));
}
