import type { PaymentMethod } from '@paywidget/shared/contract';
import { FormPlaceholder } from '@paywidget/shared/form';
import { useRedirect } from '@paywidget/shared/navigation';
import { useCryptoCheck, withdrawalFieldsOf } from '@paywidget/shared/withdrawal';
import { useMemo } from 'react';
import { useRedeemable } from '../RedeemScreen/useRedeemable';
import { useRedemptionOnScreen } from '../RedeemScreen/useRedemptionMethods';
import { ConvertForm } from './ConvertForm';

/** Redeems sweep coins for the chosen coin. If the list no longer has the method, goes back to Redemption. */
export function ConvertScreen() {
  const { method, isMissing } = useRedemptionOnScreen();

  useRedirect(isMissing && 'sweep.withdrawal.methods');

  return method ? <MethodForm key={method.name} method={method} /> : <FormPlaceholder hasTwoAmounts />;
}

function MethodForm({ method }: { method: PaymentMethod }) {
  const state = useRedeemable();
  const fields = useMemo(() => withdrawalFieldsOf(method), [method]);
  const { isLoading, ...checks } = useCryptoCheck(method, fields);
  if (!state || isLoading) return <FormPlaceholder hasTwoAmounts />;
  return <ConvertForm method={method} fields={fields} balance={state} {...checks} />;
}
