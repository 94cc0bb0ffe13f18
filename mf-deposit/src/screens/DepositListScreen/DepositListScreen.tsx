import { RegionRowPlaceholder } from '@paywidget/shared/catalogue';
import { ResumeGate } from '../../resume/ResumeGate';
import { ListPlaceholder } from './ListPlaceholder';
import { MethodList } from './MethodList';

/** Where a deposit starts: an interrupted one goes on, a new one chooses its method. */
export function DepositListScreen() {
  return (
    <ResumeGate placeholder={<ListPlaceholder region={<RegionRowPlaceholder />} />}>
      <MethodList />
    </ResumeGate>
  );
}
