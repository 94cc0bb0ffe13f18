import { RegionRowPlaceholder } from '@paywidget/shared/methods';
import { LazyPart } from '@paywidget/shared/navigation';
import { interruptedPayment } from './interruptedPayment';
import { ListPlaceholder } from './ListPlaceholder';
import { MethodList } from './MethodList';

/** Where a deposit starts: an interrupted one goes on, a new one chooses its method. */
export function DepositListScreen() {
  return (
    <LazyPart part={interruptedPayment} placeholder={<ListPlaceholder region={<RegionRowPlaceholder />} />}>
      <MethodList />
    </LazyPart>
  );
}
