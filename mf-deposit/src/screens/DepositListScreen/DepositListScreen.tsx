import { depositResumeGate } from '@paywidget/shared/deposit/entry';
import { RegionRowPlaceholder } from '@paywidget/shared/methods';
import { LazyPart } from '@paywidget/shared/navigation';
import { ListPlaceholder } from './ListPlaceholder';
import { MethodList } from './MethodList';

/** The start of a deposit. Returns the player to an interrupted deposit, otherwise shows the list of methods. */
export function DepositListScreen() {
  return (
    <LazyPart part={depositResumeGate} placeholder={<ListPlaceholder region={<RegionRowPlaceholder />} />}>
      <MethodList />
    </LazyPart>
  );
}
