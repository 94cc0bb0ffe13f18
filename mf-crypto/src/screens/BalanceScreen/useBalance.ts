import { depositMethodsQuery, useQuery } from '@paywidget/shared/api';
import type { PaymentMethods } from '@paywidget/shared/contract';
import type { ListEntry } from '@paywidget/shared/methods';
import { useFlow } from '@paywidget/shared/navigation';
import { useApi, useHost } from '@paywidget/shared/services';
import {
  abTestGroupAtom,
  countryAtom,
  perPlayerAtom,
  pickedCurrencyAtom,
  useAtom,
  useAtomValue,
  userAtom,
  useSetAtom,
} from '@paywidget/shared/state';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { type BalanceType, balanceCurrency, type PickedCurrencies } from '../../model/balanceCurrencies';
import { balanceEntries } from '../../model/balanceEntries';

/** The player's choice in each tab. Kept while the player visits other pages. */
const picksAtom = perPlayerAtom<PickedCurrencies>({});

/** The server's initial currencies. Only the first response counts, because later ones repeat the chosen currency. */
const initialCurrenciesAtom = perPlayerAtom<PaymentMethods['initCurrencies']>(undefined);

export interface Balance {
  currency: string;
  pick(code: string): void;
  /** Undefined while they load. Empty if the currency has no methods. */
  entries: readonly ListEntry[] | undefined;
}

/**
 * Returns the currency of a tab and its methods. A request for another currency aborts the previous one. If the response has
 * `isDirectGeo`, opens the empty page.
 * @throws the error of the call. The shell then shows the error page. Its button leads back here.
 */
export function useBalance(type: BalanceType): Balance {
  const api = useApi();
  const host = useHost();
  const { go } = useFlow();
  const country = useAtomValue(countryAtom);
  const abTestGroup = useAtomValue(abTestGroupAtom);
  const [picks, setPicks] = useAtom(picksAtom);
  const [initial, setInitial] = useAtom(initialCurrenciesAtom);
  const setCurrency = useSetAtom(pickedCurrencyAtom);
  const { currency: account } = useAtomValue(userAtom);
  const currency = balanceCurrency(type, { picked: picks, initial, account });
  const { data, error } = useQuery(
    depositMethodsQuery(api, { country, currency: { code: currency, type }, abTestGroup }),
  );
  const isDirectGeo = data?.isDirectGeo ?? false;

  // The following pages use this currency for their methods and amounts.
  useLayoutEffect(() => setCurrency(currency), [setCurrency, currency]);
  useEffect(() => {
    if (!initial && data?.initCurrencies) setInitial(data.initCurrencies);
  }, [data, initial, setInitial]);

  const entries = useMemo(
    () => (data && !isDirectGeo ? balanceEntries(type, data.methods, currency) : undefined),
    [data, isDirectGeo, type, currency],
  );
  const emptyCurrency = isDirectGeo || entries?.length === 0 ? currency : undefined;
  useEffect(() => {
    if (emptyCurrency !== undefined) host.report('methods.empty', 'Empty payment methods');
    // Without methods for this currency the player stays, and may pick another currency.
    if (isDirectGeo) go('empty', { replace: true, query: { direct: 'true', transaction: 'deposit' } });
  }, [emptyCurrency, isDirectGeo, host, go]);
  if (error && !data) throw error;
  return { currency, pick: (code) => setPicks({ ...picks, [type]: code }), entries };
}
