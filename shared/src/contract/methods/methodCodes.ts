/** The kinds of payment methods, by the server's code. The server may also send the name. */
export const cardViewTypes = {
  0: 'default',
  3: 'india',
  5: 'p2p',
  7: 'eazype',
  9: 'bankTransfer',
  13: 'onramp',
  20: 'cash',
} as const;
export type CardViewType = (typeof cardViewTypes)[keyof typeof cardViewTypes] | 'unknown';

/** Badges by the server's code. Other badges have no code, only a name. */
const badgesByCode = { 2: 'brand', 8: 'exclusive' } as const;
const badges = ['fast', 'instant', 'top', 'turbo', 'brand', 'exclusive'] as const;
export type Badge = (typeof badges)[number];

const named = <Name extends string>(table: Record<number, Name>, raw: number | string) =>
  Object.entries(table).find(([code, name]) => code === String(raw) || name === raw)?.[1];

/** Reads a card view type, by code or by name. */
export const toCardViewType = (raw: number | string): CardViewType => named(cardViewTypes, raw) ?? 'unknown';

/** Reads a badge, by code or by name. Undefined for an unknown badge. */
export const toBadge = (raw: number | string): Badge | undefined =>
  named(badgesByCode, raw) ?? badges.find((badge) => badge === raw);
