import { useApi } from '@paywidget/shared/api';
import { compare, type Decimal, isDecimal, toRequestNumber } from '@paywidget/shared/money';
import { startSession } from '@paywidget/shared/payments';
import { paymentSessionAtom, type Store, useAtomValue, useStore } from '@paywidget/shared/state';
import { useEffect } from 'react';

/** Of the amount (specification, section 9). */
const debounceMs = 500;

/**
 * The method whose session a widget is starting: a second start for it is one too many, whichever screen asks. A start
 * for another method means that the player has gone on to that one; what comes of the first no longer counts.
 */
const starting = new WeakMap<Store, string>();

/**
 * Starts the payment session of a deposit once its amount has been above 0 for 500 ms, once per deposit (specification,
 * section 5). A session that cannot be started is no obstacle; another amount tries again.
 */
export function usePaymentSession(method: string, amount: Decimal | undefined, currency: string): void {
  const api = useApi();
  const store = useStore();
  const hasSession = useAtomValue(paymentSessionAtom)?.method === method;
  const isPositive = amount !== undefined && isDecimal(amount) && compare(amount, '0') > 0;

  useEffect(() => {
    if (hasSession || !isPositive) return;

    async function start() {
      if (starting.get(store) === method || amount === undefined) return;
      starting.set(store, method);
      try {
        const payload = { paymentType: method, amount: toRequestNumber(amount), currency };
        const { paymentSessionId: id } = await api.call(startSession, payload);
        if (starting.get(store) === method) store.set(paymentSessionAtom, { method, id });
      } catch {
        // The call has told the host; the deposit goes without a session.
      } finally {
        if (starting.get(store) === method) starting.delete(store);
      }
    }

    const timer = setTimeout(start, debounceMs);
    return () => clearTimeout(timer);
  }, [api, store, method, amount, currency, hasSession, isPositive]);
}
