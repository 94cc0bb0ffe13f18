import type { Box } from '@paywidget/shared/contract/payments';
import { coinGroup } from '../../model/paymentEntries';
import { usePaymentMethods } from '../../shop/usePaymentMethods';
import { BoxForm } from './BoxForm';
import { ChosenBox } from './ChosenBox';
import { MethodChoice } from './MethodChoice';
import { OrderPlaceholder } from './OrderPlaceholder';
import { useChosenMethod } from './useChosenMethod';

/** The page that pays for the chosen box: the order, the payment methods, then the fields of the chosen method. */
export function SelectMethodScreen() {
  return <ChosenBox placeholder={<OrderPlaceholder />}>{(box) => <Checkout box={box} />}</ChosenBox>;
}

function Checkout({ box }: { box: Box }) {
  const methods = usePaymentMethods();
  const chosen = useChosenMethod();
  // Coins have a separate page.
  if (chosen && chosen.category !== coinGroup) return <BoxForm key={chosen.name} box={box} method={chosen} />;
  return methods ? <MethodChoice box={box} methods={methods} /> : <OrderPlaceholder />;
}
