import { lazyPart } from '@paywidget/shared/navigation';
import { useIsWithdrawalUnderWay } from '@paywidget/shared/state';

/** Where a withdrawal starts: one that was made goes on, after a reload too; everybody else chooses a method. */
export const withdrawalUnderWay = lazyPart(
  useIsWithdrawalUnderWay,
  async () => (await import('@paywidget/shared/withdrawal')).FollowWithdrawal,
);
