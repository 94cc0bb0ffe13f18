import { depositMethodsQuery, useApi, useQuery } from '@paywidget/shared/api';
import type { PaymentMethods } from '@paywidget/shared/contract';
import { useHost } from '@paywidget/shared/host';
import type { ListEntry } from '@paywidget/shared/methods';
import { useFlow } from '@paywidget/shared/navigation';
import {
  abTestGroupAtom,
  atom,
  countryAtom,
  pickedCurrencyAtom,
  useAtom,
  useAtomValue,
  useSetAtom,
} from '@paywidget/shared/state';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { type BalanceType, balanceCurrency, type PickedCurrencies } from '../../model/balanceCurrencies';
import { balanceEntries } from '../../model/balanceEntries';

/** What the player picked in each tab; it outlives the way to a method's page and back. */
const picksAtom = atom<PickedCurrencies>({});

/** The currencies that the server began with: its first word, which later answers only echo. */
const initialAtom = atom<PaymentMethods['initCurrencies']>(undefined);

export interface Balance {
  currency: string;
  pick(code: string): void;
  /** Nothing while they load; empty where the currency has none. */
  entries: readonly ListEntry[] | undefined;
}

/**
 * A tab of crypto-balance: its currency, and the methods for it. Only the latest question counts: one for another currency
 * aborts it. A country that is served otherwise goes to the page that says so.
 * @throws the error of the call; the shell takes the player to the error page, and from there back.
 */
export function useBalance(type: BalanceType): Balance {
  const api = useApi();
  const host = useHost();
  const { go } = useFlow();
  const country = useAtomValue(countryAtom);
  const abTestGroup = useAtomValue(abTestGroupAtom);
  const [picks, setPicks] = useAtom(picksAtom);
  const [initial, setInitial] = useAtom(initialAtom);
  const publish = useSetAtom(pickedCurrencyAtom);
  const currency = balanceCurrency(type, picks, initial);
  const { data, error } = useQuery(
    depositMethodsQuery(api, { country, currency: { code: currency, type }, abTestGroup }),
  );
  const isDirectGeo = data?.isDirectGeo ?? false;

  // The pages that follow take their currency and their methods from here, as from a region that was picked.
  useLayoutEffect(() => publish(currency), [publish, currency]);
  useEffect(() => {
    if (data?.initCurrencies) setInitial((known) => known ?? data.initCurrencies);
  }, [data, setInitial]);
  useEffect(() => {
    if (!isDirectGeo) return;
    host.report('methods.empty', 'Empty payment methods');
    go('empty', { replace: true, query: { direct: 'true', transaction: 'deposit' } });
  }, [isDirectGeo, host, go]);

  const entries = useMemo(
    () => (data && !isDirectGeo ? balanceEntries(type, data.methods, currency) : undefined),
    [data, isDirectGeo, type, currency],
  );
  if (error && !data) throw error;
  return { currency, pick: (code) => setPicks({ ...picks, [type]: code }), entries };
}
