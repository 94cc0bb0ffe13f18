import { useFlow } from '@paywidget/shared/navigation';
import { useEffect } from 'react';
import { coinGroup } from '../../model/paymentEntries';
import { ChosenBox } from '../SelectMethodScreen/ChosenBox';
import { OrderPlaceholder } from '../SelectMethodScreen/OrderPlaceholder';
import { useChosenMethod, usePaymentMethods } from '../SelectMethodScreen/usePaymentMethods';
import { BoxAddress } from './BoxAddress';

/** Where to send the coins that pay for the chosen box. A coin that is no longer offered leads back to the ways to pay. */
export function AddressScreen() {
  const methods = usePaymentMethods();
  const method = useChosenMethod();
  const { go } = useFlow();
  const coin = method?.category === coinGroup ? method : undefined;
  const isGone = methods !== undefined && !coin;

  useEffect(() => {
    if (isGone) go('sweep.deposit.select-method', { replace: true });
  }, [isGone, go]);

  return (
    <ChosenBox placeholder={<OrderPlaceholder />}>
      {(box) => (coin ? <BoxAddress key={coin.name} box={box} method={coin} /> : <OrderPlaceholder />)}
    </ChosenBox>
  );
}
