import { depositLimitsQuery, useQuery } from '@paywidget/shared/api';
import type { DepositLimits, PaymentMethod } from '@paywidget/shared/contract';
import { needsDepositLimits } from '@paywidget/shared/form';
import { useApi } from '@paywidget/shared/services';
import { usePaymentErrorSnackbar } from '@paywidget/shared/transaction';
import { useEffect, useEffectEvent } from 'react';

export interface OnrampLimits {
  /** `missing`: the call failed, or the server has no limits. */
  state: 'none' | 'loading' | 'missing' | 'ready';
  /** The server's limits. Requested only if the method's own rules do not have the currency. */
  depositLimits?: DepositLimits;
  /** Requests the limits again. */
  retry(): void;
}

/** Returns the limits of an on-ramp in the chosen currency. Shows a snackbar if they cannot be loaded. */
export function useOnrampLimits(method: PaymentMethod, currency: string): OnrampLimits {
  const isChosen = currency !== '';
  const isRequested = isChosen && needsDepositLimits(method, currency);
  const { data, error, isFetching, errorUpdatedAt, dataUpdatedAt, refetch } = useQuery({
    ...depositLimitsQuery(useApi(), { currency, paymentMethod: method.name }),
    enabled: isRequested,
  });
  const isMissing = isRequested && !isFetching && data?.[method.name] === undefined;

  const showError = usePaymentErrorSnackbar();
  const reportMissing = useEffectEvent(() => showError({ error }));
  // Shown once for each response, so that a failed retry shows it again.
  const responseKey = `${currency} ${errorUpdatedAt} ${dataUpdatedAt}`;
  useEffect(() => {
    if (isMissing && responseKey) reportMissing();
  }, [isMissing, responseKey]);

  const state = !isChosen ? 'none' : isMissing ? 'missing' : isRequested && isFetching ? 'loading' : 'ready';
  return { state, depositLimits: data, retry: () => void refetch() };
}
