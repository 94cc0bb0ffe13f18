import { RegionRowPlaceholder } from '@paywidget/shared/methods';
import { depositResumeGate, LazyPart } from '@paywidget/shared/navigation';
import { ListPlaceholder } from './ListPlaceholder';
import { MethodList } from './MethodList';

/** Where a deposit starts: an interrupted one goes on, a new one chooses its method. */
export function DepositListScreen() {
  return (
    <LazyPart part={depositResumeGate} placeholder={<ListPlaceholder region={<RegionRowPlaceholder />} />}>
      <MethodList />
    </LazyPart>
  );
}
