import type { PaymentMethod } from '@paywidget/shared/contract';
import type { Box } from '@paywidget/shared/contract/payments';
import { type DepositFormState, useDepositForm } from '@paywidget/shared/deposit/form';
import { useMemo } from 'react';

/** The state of the form that pays for a box. The box sets amount and currency. There is no bonus. */
export function useBoxForm(
  { boxId, price, priceCurrencyCode }: Box,
  method: PaymentMethod,
): DepositFormState {
  const amount = useMemo(
    () => ({ currency: priceCurrencyCode, limits: { min: '0' }, prefill: price }),
    [priceCurrencyCode, price],
  );
  return useDepositForm(method, {
    kind: 'sweepstake',
    amount,
    isAmountFixed: true,
    takesBonus: false,
    fields: method.fields,
    extraValues: () => ({ boxId }),
  });
}
