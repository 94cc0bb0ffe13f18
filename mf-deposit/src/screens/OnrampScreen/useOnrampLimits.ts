import { depositLimitsQuery, useApi, useQuery } from '@paywidget/shared/api';
import type { DepositLimits, PaymentMethod } from '@paywidget/shared/contract';
import { needsDepositLimits } from '@paywidget/shared/form';
import { usePaymentErrorSnackbar } from '@paywidget/shared/transaction';
import { useEffect, useEffectEvent } from 'react';

export interface OnrampLimits {
  /** `missing`: they could not be had, or the server knows none. */
  state: 'none' | 'loading' | 'missing' | 'ready';
  /** What the server answered, where the method's own rules lack the currency. */
  depositLimits?: DepositLimits;
  /** Asks for missing limits once more. */
  retry(): void;
}

/**
 * The limits of an on-ramp in the chosen currency. Where none load, a notification says so (specification, section 5): an
 * amount that nobody has limits for cannot be typed.
 */
export function useOnrampLimits(method: PaymentMethod, currency: string): OnrampLimits {
  const isChosen = currency !== '';
  const isAsked = isChosen && needsDepositLimits(method, currency);
  const { data, isFetching, errorUpdatedAt, dataUpdatedAt, refetch } = useQuery({
    ...depositLimitsQuery(useApi(), { currency, paymentMethod: method.name }),
    enabled: isAsked,
  });
  const isMissing = isAsked && !isFetching && data?.[method.name] === undefined;

  const tellFailure = usePaymentErrorSnackbar();
  const tell = useEffectEvent(() => tellFailure({ kind: 'key', key: 'provider.error' }));
  // Once for each answer, so that a second try that fails is heard of too.
  const heardAt = `${currency} ${errorUpdatedAt} ${dataUpdatedAt}`;
  useEffect(() => {
    if (isMissing && heardAt) tell();
  }, [isMissing, heardAt]);

  const state = !isChosen ? 'none' : isMissing ? 'missing' : isAsked && isFetching ? 'loading' : 'ready';
  return { state, depositLimits: data, retry: () => void refetch() };
}
