import { useRestoreDeposit } from '@paywidget/shared/deposit';
import { ScreenPlaceholder, Skeleton } from '@paywidget/shared/ui';
import { DepositProgress } from './DepositProgress';

/** Where a deposit ends, and where a provider sends the player back to. Works on a bare page too (decisions, section 1). */
export function CompleteScreen() {
  const { isRestored, isOnramp } = useRestoreDeposit();
  if (isRestored) return <DepositProgress isOnramp={isOnramp} />;
  return (
    <ScreenPlaceholder narrow>
      <Skeleton shape="block" height={200} />
    </ScreenPlaceholder>
  );
}
