import { Fetched, latePart } from '@paywidget/shared/flow';
import { useIsWithdrawalUnderWay } from '@paywidget/shared/state';

const unsettled = latePart(async () => (await import('@paywidget/shared/withdrawal')).Unsettled);

/** What the player must know of an earlier withdrawal before they start another; nothing for most. */
export function UnsettledGate() {
  return useIsWithdrawalUnderWay() && <Fetched part={unsettled} />;
}
