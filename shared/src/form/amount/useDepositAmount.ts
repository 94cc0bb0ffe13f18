import { depositLimitsQuery, useQuery } from '@paywidget/shared/api';
import type { PaymentMethod } from '@paywidget/shared/contract';
import { useApi } from '@paywidget/shared/services';
import { countryAtom, currencyAtom, useAtomValue } from '@paywidget/shared/state';
import { useMemo, useRef, useState } from 'react';
import type { AmountOptions } from './amountView';
import { depositAmountOf, needsDepositLimits } from './depositAmount';

/**
 * Returns the amount settings of a method's form, or `undefined` until the limits are loaded. While the limits of a new
 * currency load, still returns the limits of the previous currency, so that the form keeps the typed text. If the limits
 * cannot be loaded, uses default limits: the server checks the amount too.
 */
export function useDepositAmount(method: PaymentMethod): AmountOptions | undefined {
  const currency = useAtomValue(currencyAtom);
  const country = useAtomValue(countryAtom);
  const [random] = useState(Math.random);
  const { data: depositLimits, isLoading } = useQuery({
    ...depositLimitsQuery(useApi(), { currency, paymentMethod: method.name }),
    enabled: needsDepositLimits(method, currency),
  });

  const amount = useMemo(
    () => (isLoading ? undefined : depositAmountOf({ method, currency, country, depositLimits, random })),
    [method, isLoading, currency, country, depositLimits, random],
  );
  const latest = useRef(amount);
  latest.current = amount ?? latest.current;
  return latest.current;
}
