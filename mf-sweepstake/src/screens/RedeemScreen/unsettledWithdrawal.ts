import { lazyPart } from '@paywidget/shared/navigation';
import { useIsWithdrawalUnderWay } from '@paywidget/shared/state';

/** What the player must know of an earlier withdrawal before they start another; nothing for most. */
export const unsettledWithdrawal = lazyPart(
  useIsWithdrawalUnderWay,
  async () => (await import('@paywidget/shared/withdrawal')).UnresolvedNotice,
);
