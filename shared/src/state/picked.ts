import { atom } from 'jotai';
import { perPlayerAtom } from './player';
import { payloadAtom, userAtom } from './session';

/** The currency that the player picked in crypto-balance; none until they do. */
export const pickedCurrencyAtom = perPlayerAtom<string | undefined>(undefined);

/**
 * ISO 4217 or coin code that money moves in: the account's; in crypto-balance, the one flow where players pick it, the picked
 * one if there is any (specification, sections 2 and 5).
 */
export const currencyAtom = atom((get) => {
  const picked = get(payloadAtom).widgetViewType === 'cryptobalance' ? get(pickedCurrencyAtom) : undefined;
  return picked ?? get(userAtom).currency;
});

/** The region the player picked on the region page; none until they do. */
export const regionAtom = perPlayerAtom<string | undefined>(undefined);

/** The country that requests name: the picked region, else the player's paymentGeo; lower case (decisions, section 1). */
export const countryAtom = atom((get) => (get(regionAtom) ?? get(userAtom).paymentGeo).toLowerCase());
