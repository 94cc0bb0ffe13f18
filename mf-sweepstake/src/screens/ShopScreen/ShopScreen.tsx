import { ResumeGate } from '../../resume/ResumeGate';
import { Shop } from './Shop';
import { ShopPlaceholder } from './ShopPlaceholder';

/** The Coin Shop, where a sweepstake deposit starts: an interrupted one goes on, a new one chooses its box. */
export function ShopScreen() {
  return (
    <ResumeGate placeholder={<ShopPlaceholder />}>
      <Shop />
    </ResumeGate>
  );
}
