import { paymentCurrencyOf } from '@paywidget/shared/money';
import { atom } from 'jotai';
import { perPlayerAtom } from './player';
import { payloadAtom, userAtom } from './session';

/** The currency that the player picked in crypto-balance, if any. */
export const pickedCurrencyAtom = perPlayerAtom<string | undefined>(undefined);

interface KeptForPayment {
  country: string;
  currency: string;
}

const keptForPaymentAtom = perPlayerAtom<KeptForPayment | undefined>(undefined);

/** Keeps country and currency as they are while a payment is in progress (true), whatever the host sends meanwhile. */
export const keepForPaymentAtom = atom(null, (get, set, isInProgress: boolean) =>
  set(
    keptForPaymentAtom,
    isInProgress ? { country: get(countryAtom), currency: get(currencyAtom) } : undefined,
  ),
);

/** The currency that money moves in: an ISO 4217 or coin code. The picked one in crypto-balance, else the account's. */
export const currencyAtom = atom((get) => {
  const kept = get(keptForPaymentAtom);
  if (kept) return kept.currency;
  const picked = get(payloadAtom).widgetViewType === 'cryptobalance' ? get(pickedCurrencyAtom) : undefined;
  return picked ?? paymentCurrencyOf(get(userAtom).currency);
});

/** The region that the player picked on the region page, if any. */
export const regionAtom = perPlayerAtom<string | undefined>(undefined);

/** The country that requests name, in lower case: the picked region, else the player's `paymentGeo`. */
export const countryAtom = atom(
  (get) => get(keptForPaymentAtom)?.country ?? (get(regionAtom) ?? get(userAtom).paymentGeo).toLowerCase(),
);
