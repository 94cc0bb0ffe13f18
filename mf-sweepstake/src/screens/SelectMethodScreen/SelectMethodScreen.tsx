import { Checkout } from './Checkout';
import { ChosenBox } from './ChosenBox';
import { OrderPlaceholder } from './OrderPlaceholder';

/** Where the chosen box is paid for: what it is, the ways to pay, and then the fields of the chosen one. */
export function SelectMethodScreen() {
  return <ChosenBox placeholder={<OrderPlaceholder />}>{(box) => <Checkout box={box} />}</ChosenBox>;
}
