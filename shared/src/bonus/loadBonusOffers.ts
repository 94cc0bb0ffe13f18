/** Loads the bonus section of a list on demand. Forms use bonuses too, but not this section. */
export const loadBonusOffers = async () => (await import('./offers/BonusOffers')).BonusOffers;
