import { depositResumeGate } from '@paywidget/shared/deposit/entry';
import { LazyPart } from '@paywidget/shared/navigation';
import { Shop } from './Shop';
import { ShopPlaceholder } from './ShopPlaceholder';

/** The Coin Shop, where a sweepstake deposit starts. An interrupted deposit is resumed instead. */
export function ShopScreen() {
  return (
    <LazyPart part={depositResumeGate} placeholder={<ShopPlaceholder />}>
      <Shop />
    </LazyPart>
  );
}
