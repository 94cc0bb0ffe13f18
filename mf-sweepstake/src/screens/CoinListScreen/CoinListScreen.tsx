import { ChosenGroup } from '@paywidget/shared/methods/search';
import { coinGroup } from '../../model/paymentEntries';
import { usePaymentMethods } from '../../shop/usePaymentMethods';
import { useChoosePayment } from '../SelectMethodScreen/useChoosePayment';

/** The coins that can pay for a box. If the list has none, goes back to all payment methods. */
export function CoinListScreen() {
  const choose = useChoosePayment();
  const methods = usePaymentMethods();
  return (
    <ChosenGroup
      group={coinGroup}
      methods={methods}
      list="sweep.deposit.select-method"
      searchLabel="crypto.list.search"
      onChoose={choose}
    />
  );
}
