import { useLeaveWithoutMethod } from '@paywidget/shared/transaction';
import { coinGroup } from '../../model/paymentEntries';
import { usePaymentMethods } from '../../shop/usePaymentMethods';
import { ChosenBox } from '../SelectMethodScreen/ChosenBox';
import { OrderPlaceholder } from '../SelectMethodScreen/OrderPlaceholder';
import { useChosenMethod } from '../SelectMethodScreen/useChosenMethod';
import { BoxAddress } from './BoxAddress';

/** The address that receives the coins for the chosen box. If the coin is no longer offered, goes back to all payment methods. */
export function AddressScreen() {
  const methods = usePaymentMethods();
  const method = useChosenMethod();
  const coin = method?.category === coinGroup ? method : undefined;
  const isMissing = methods !== undefined && !coin;

  useLeaveWithoutMethod(isMissing, 'sweep.deposit.select-method');

  return (
    <ChosenBox placeholder={<OrderPlaceholder />}>
      {(box) => (coin ? <BoxAddress key={coin.name} box={box} method={coin} /> : <OrderPlaceholder />)}
    </ChosenBox>
  );
}
