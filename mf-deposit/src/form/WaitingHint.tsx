import { Fetched, latePart } from '@paywidget/shared/flow';
import { experimentGroupsAtom, useAtomValue } from '@paywidget/shared/state';

/**
 * Fetched by who waits: neither the list nor the form needs it. A hint that cannot be had is none, since what is under way
 * must not fall with it.
 */
const rotatingHint = latePart(() =>
  import('@paywidget/shared/invoice').then(
    (invoice) => invoice.RotatingHint,
    () => () => null,
  ),
);

/** Something to read while a deposit is under way, to players of an experiment group (specification, section 6). */
export function WaitingHint() {
  const isInGroup = useAtomValue(experimentGroupsAtom).size > 0;
  return isInGroup && <Fetched part={rotatingHint} />;
}
