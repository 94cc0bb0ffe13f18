import type { Box } from '@paywidget/shared/contract/payments';
import { coinGroup } from '../../model/paymentEntries';
import { BoxForm } from './BoxForm';
import { MethodChoice } from './MethodChoice';
import { OrderPlaceholder } from './OrderPlaceholder';
import { useChosenMethod, usePaymentMethods } from './usePaymentMethods';

/** The ways to pay for a box; once one is chosen that has no page of its own, its fields. */
export function Checkout({ box }: { box: Box }) {
  const methods = usePaymentMethods();
  const chosen = useChosenMethod();
  if (chosen && chosen.category !== coinGroup) return <BoxForm key={chosen.name} box={box} method={chosen} />;
  return methods ? <MethodChoice box={box} methods={methods} /> : <OrderPlaceholder />;
}
