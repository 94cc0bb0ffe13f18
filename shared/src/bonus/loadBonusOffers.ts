/** Lazily loads the bonus offers of a list. Forms use bonuses too, but not this component. */
export const loadBonusOffers = async () => (await import('./offers/BonusOffers')).BonusOffers;
