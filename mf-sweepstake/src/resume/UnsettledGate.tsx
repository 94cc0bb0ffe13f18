import { lazy, Suspense } from 'react';
import { useIsUnderWay } from './useIsUnderWay';

/** Fetched only by those who have a withdrawal under way. */
const Unsettled = lazy(async () => ({ default: (await import('@paywidget/shared/withdrawal')).Unsettled }));

/** What the player must know of an earlier withdrawal before they start another; nothing for most. */
export function UnsettledGate() {
  if (!useIsUnderWay()) return null;
  return (
    <Suspense fallback={null}>
      <Unsettled />
    </Suspense>
  );
}
