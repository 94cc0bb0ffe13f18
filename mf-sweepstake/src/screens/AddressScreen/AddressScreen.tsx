import { useFlow } from '@paywidget/shared/navigation';
import { useEffect } from 'react';
import { coinGroup } from '../../model/paymentEntries';
import { ChosenBox } from '../SelectMethodScreen/ChosenBox';
import { OrderPlaceholder } from '../SelectMethodScreen/OrderPlaceholder';
import { useChosenMethod } from '../SelectMethodScreen/useChosenMethod';
import { usePaymentMethods } from '../SelectMethodScreen/usePaymentMethods';
import { BoxAddress } from './BoxAddress';

/** The address that receives the coins for the chosen box. If the coin is no longer offered, goes back to all payment methods. */
export function AddressScreen() {
  const methods = usePaymentMethods();
  const method = useChosenMethod();
  const { go } = useFlow();
  const coin = method?.category === coinGroup ? method : undefined;
  const isMissing = methods !== undefined && !coin;

  useEffect(() => {
    if (isMissing) go('sweep.deposit.select-method', { replace: true });
  }, [isMissing, go]);

  return (
    <ChosenBox placeholder={<OrderPlaceholder />}>
      {(box) => (coin ? <BoxAddress key={coin.name} box={box} method={coin} /> : <OrderPlaceholder />)}
    </ChosenBox>
  );
}
