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

/** While a payment is in progress (true), keeps country and currency unchanged, even if the host sends others. */
export const keepForPaymentAtom = atom(null, (get, set, isInProgress: boolean) =>
  set(
    keptForPaymentAtom,
    isInProgress ? { country: get(countryAtom), currency: get(currencyAtom) } : undefined,
  ),
);

/**
 * The currency in which money moves: an ISO 4217 or coin code. In crypto-balance the picked currency, else the account's
 * currency.
 */
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
