import { isCryptoCurrency } from '@paywidget/shared/money';
import { atom } from 'jotai';
import { countryAtom, currencyAtom } from './picked';
import { abTestGroupAtom } from './session';

/** What the list of deposit methods depends on: the player's country, currency and experiment group. */
export const depositMethodsParamsAtom = atom((get) => {
  const code = get(currencyAtom);
  return {
    country: get(countryAtom),
    currency: { code, type: isCryptoCurrency(code) ? ('crypto' as const) : ('fiat' as const) },
    abTestGroup: get(abTestGroupAtom),
  };
});

/** What the list of withdrawal methods depends on. */
export const withdrawalMethodsParamsAtom = atom((get) => ({
  country: get(countryAtom),
  currency: get(currencyAtom),
}));
