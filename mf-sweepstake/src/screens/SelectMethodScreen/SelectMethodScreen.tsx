import { ChosenBox } from '../../order/ChosenBox';
import { OrderPlaceholder } from '../../order/OrderPlaceholder';
import { Checkout } from './Checkout';

/** Where the chosen box is paid for: what it is, the ways to pay, and then the fields of the chosen one. */
export function SelectMethodScreen() {
  return <ChosenBox placeholder={<OrderPlaceholder />}>{(box) => <Checkout box={box} />}</ChosenBox>;
}
