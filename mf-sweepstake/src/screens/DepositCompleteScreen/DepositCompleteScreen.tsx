import { useRestoreDeposit } from '@paywidget/shared/deposit';
import { ScreenPlaceholder, Skeleton } from '@paywidget/shared/ui';
import { PurchaseProgress } from './PurchaseProgress';

/** Where the purchase of a box ends, and where a provider sends the player back to. */
export function DepositCompleteScreen() {
  const { isRestored } = useRestoreDeposit();
  if (isRestored) return <PurchaseProgress />;
  return (
    <ScreenPlaceholder narrow>
      <Skeleton shape="block" height={200} />
    </ScreenPlaceholder>
  );
}
