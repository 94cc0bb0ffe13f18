import { lazyPart } from '@paywidget/shared/flow';
import { experimentGroupsAtom, useAtomValue } from '@paywidget/shared/state';

/**
 * Something to read while a deposit is under way, to players of an experiment group (specification, section 6).
 *
 * Fetched by who waits: neither the list nor the form needs it. A hint that cannot be had is none, since what is under way
 * must not fall with it.
 */
export const waitingHint = lazyPart(
  () => useAtomValue(experimentGroupsAtom).size > 0,
  () =>
    import('@paywidget/shared/invoice').then(
      (invoice) => invoice.RotatingHint,
      () => () => null,
    ),
);
