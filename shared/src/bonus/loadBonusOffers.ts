/** Fetches what a list offers of bonuses: forms, which know bonuses too, need nothing of it. */
export const loadBonusOffers = async () => (await import('./offers/BonusOffers')).BonusOffers;
