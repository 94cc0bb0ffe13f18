import type { PaymentMethod } from '@paywidget/shared/contract';
import { FormPlaceholder } from '@paywidget/shared/form';
import { useCryptoCheck, withdrawalFieldsOf } from '@paywidget/shared/withdrawal';
import { useMemo } from 'react';
import { useRedeemable } from '../RedeemScreen/useRedeemable';
import { ConvertForm } from './ConvertForm';

/** The form of a method, once it is known what may be redeemed, and all that addresses are checked with is there. */
export function ConvertPage({ method }: { method: PaymentMethod }) {
  const state = useRedeemable();
  const fields = useMemo(() => withdrawalFieldsOf(method), [method]);
  const { isLoading, check } = useCryptoCheck(method, fields);
  if (!state || isLoading) return <FormPlaceholder hasTwoAmounts />;
  return <ConvertForm method={method} fields={fields} check={check} balance={state} />;
}
