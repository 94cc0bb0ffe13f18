import { isNativeAtom, useAtomValue } from '@paywidget/shared/state';

/**
 * Where a payment link opens: a tab of its own, so that the page with the details stays. A native app has no second
 * window and goes there in its own (decisions, section 2, "Return"); the unfinished attempt brings the player back.
 */
export const useLinkTarget = () => (useAtomValue(isNativeAtom) ? '_self' : '_blank');
