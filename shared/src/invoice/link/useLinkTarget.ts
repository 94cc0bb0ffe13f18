import { isNativeAtom, useAtomValue } from '@paywidget/shared/state';

/**
 * The target of a payment link: a new tab, so that the page with the details stays open. A native app has only one window and
 * opens the link in it; the stored attempt brings the player back.
 */
export const useLinkTarget = () => (useAtomValue(isNativeAtom) ? '_self' : '_blank');
