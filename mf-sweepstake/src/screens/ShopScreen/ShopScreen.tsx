import { depositResumeGate, LazyPart } from '@paywidget/shared/navigation';
import { Shop } from './Shop';
import { ShopPlaceholder } from './ShopPlaceholder';

/** The Coin Shop, where a sweepstake deposit starts: an interrupted one goes on, a new one chooses its box. */
export function ShopScreen() {
  return (
    <LazyPart part={depositResumeGate} placeholder={<ShopPlaceholder />}>
      <Shop />
    </LazyPart>
  );
}
