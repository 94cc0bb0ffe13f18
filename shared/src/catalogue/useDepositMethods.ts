import { depositMethodsQuery, useApi, useQuery } from '@paywidget/shared/api';
import type { PaymentMethod } from '@paywidget/shared/contract';
import { isCryptoCurrency } from '@paywidget/shared/money';
import {
  abTestGroupAtom,
  atom,
  choiceAtom,
  countryAtom,
  currencyAtom,
  useAtomValue,
} from '@paywidget/shared/state';

/** What the list of deposit methods is asked for: the player's country, currency and experiment group. */
export const depositMethodsParamsAtom = atom((get) => {
  const code = get(currencyAtom);
  return {
    country: get(countryAtom),
    currency: { code, type: isCryptoCurrency(code) ? ('crypto' as const) : ('fiat' as const) },
    abTestGroup: get(abTestGroupAtom),
  };
});

/** The deposit methods for the player, from the server or from what it answered before. */
export function useDepositMethods() {
  const params = useAtomValue(depositMethodsParamsAtom);
  return useQuery(depositMethodsQuery(useApi(), params));
}

/**
 * The method the player chose; nothing while the list loads or once it no longer holds the method. While the list of
 * another country or currency is under way it is still the one of the list before, so that its form keeps what the
 * player has typed (decisions, section 7).
 */
export function useChosenMethod(): PaymentMethod | undefined {
  const { method: name } = useAtomValue(choiceAtom);
  const params = useAtomValue(depositMethodsParamsAtom);
  const { data } = useQuery({
    ...depositMethodsQuery(useApi(), params),
    placeholderData: (previous) => previous,
  });
  return data?.methods.find((method) => method.name === name);
}
