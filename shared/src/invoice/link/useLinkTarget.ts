import { isNativeAtom, useAtomValue } from '@paywidget/shared/state';

/**
 * The target of a payment link: a new tab, so that the page with the details stays open. A native app has only one window
 * and opens the link in this window. The stored attempt brings the player back.
 */
export function useLinkTarget(link?: URL): '_self' | '_blank' | '_top' {
  const isNative = useAtomValue(isNativeAtom);
  // An app opens beside the page. The policy of the page around a frame could block a navigation of the frame.
  if (link && !link.protocol.startsWith('http')) return '_top';
  return isNative ? '_self' : '_blank';
}
