import { compare, type Decimal, isDecimal } from '@paywidget/shared/money';
import { useApi } from '@paywidget/shared/services';
import { useAtomValue, useStore } from '@paywidget/shared/state';
import { useEffect } from 'react';
import { paymentSessionsAtom, startPaymentSession } from './paymentSession';

/** How long the amount must stay the same before the session starts. */
const debounceMs = 500;

/**
 * Starts the payment session of a deposit when its amount has been above 0 for 500 ms, once per deposit and method. If the
 * start fails, the next amount tries again.
 */
export function usePaymentSession(method: string, amount: Decimal | undefined, currency: string): void {
  const api = useApi();
  const store = useStore();
  const hasSession = useAtomValue(paymentSessionsAtom).has(method);
  const isPositive = amount !== undefined && isDecimal(amount) && compare(amount, '0') > 0;

  useEffect(() => {
    if (hasSession || !isPositive) return;
    const start = { method, amount, currency };
    const timer = setTimeout(() => void startPaymentSession(store, api, start), debounceMs);
    return () => clearTimeout(timer);
  }, [api, store, method, amount, currency, hasSession, isPositive]);
}
