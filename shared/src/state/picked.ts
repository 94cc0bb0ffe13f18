import { atom } from 'jotai';
import { perPlayerAtom } from './player';
import { payloadAtom, userAtom } from './session';

/** The currency that the player picked in crypto-balance, if any. */
export const pickedCurrencyAtom = perPlayerAtom<string | undefined>(undefined);

/** The currency that money moves in: an ISO 4217 or coin code. The picked one in crypto-balance, else the account's. */
export const currencyAtom = atom((get) => {
  const picked = get(payloadAtom).widgetViewType === 'cryptobalance' ? get(pickedCurrencyAtom) : undefined;
  return picked ?? get(userAtom).currency;
});

/** The region that the player picked on the region page, if any. */
export const regionAtom = perPlayerAtom<string | undefined>(undefined);

/** The country that requests name, in lower case: the picked region, else the player's `paymentGeo`. */
export const countryAtom = atom((get) => (get(regionAtom) ?? get(userAtom).paymentGeo).toLowerCase());
