import type { Box } from '@paywidget/shared/payments';
import { useChosenMethod, usePaymentMethods } from '../../methods/usePaymentMethods';
import { coinGroup } from '../../model/paymentEntries';
import { OrderPlaceholder } from '../../order/OrderPlaceholder';
import { BoxForm } from './BoxForm';
import { MethodChoice } from './MethodChoice';

/** The ways to pay for a box; once one is chosen that has no page of its own, its fields. */
export function Checkout({ box }: { box: Box }) {
  const methods = usePaymentMethods();
  const chosen = useChosenMethod();
  if (chosen && chosen.category !== coinGroup) return <BoxForm key={chosen.name} box={box} method={chosen} />;
  return methods ? <MethodChoice box={box} methods={methods} /> : <OrderPlaceholder />;
}
