import { depositMethodsParams } from '@paywidget/shared/contract';
import { atom } from 'jotai';
import { countryAtom, currencyAtom } from './picked';
import { abTestGroupAtom } from './session';

/** The facts on which the list of deposit methods depends: the player's country, currency and experiment group. */
export const depositMethodsParamsAtom = atom((get) =>
  depositMethodsParams(get(countryAtom), get(currencyAtom), get(abTestGroupAtom)),
);

/** The facts on which the list of withdrawal methods depends. */
export const withdrawalMethodsParamsAtom = atom((get) => ({
  country: get(countryAtom),
  currency: get(currencyAtom),
}));
