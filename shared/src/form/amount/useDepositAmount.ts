import { depositLimitsQuery, useApi, useQuery } from '@paywidget/shared/api';
import type { PaymentMethod } from '@paywidget/shared/contract';
import { countryAtom, currencyAtom, useAtomValue } from '@paywidget/shared/state';
import { useMemo, useRef, useState } from 'react';
import type { AmountOptions } from './amountView';
import { depositAmountOf, needsDepositLimits } from './depositAmount';

/**
 * The amount of a method's form; nothing until its limits are known. While another currency's limits are under way it is
 * still the amount in the currency before, so that the form keeps what the player has typed. Limits that cannot be had
 * hold nobody up: the server checks the amount too.
 */
export function useDepositAmount(method: PaymentMethod): AmountOptions | undefined {
  const currency = useAtomValue(currencyAtom);
  const country = useAtomValue(countryAtom);
  const [random] = useState(Math.random);
  const isAsked = needsDepositLimits(method, currency);
  const { data: depositLimits, isLoading } = useQuery({
    ...depositLimitsQuery(useApi(), { currency, paymentMethod: method.name }),
    enabled: isAsked,
  });

  const amount = useMemo(
    () => (isLoading ? undefined : depositAmountOf({ method, currency, country, depositLimits, random })),
    [method, isLoading, currency, country, depositLimits, random],
  );
  const latest = useRef(amount);
  latest.current = amount ?? latest.current;
  return latest.current;
}
