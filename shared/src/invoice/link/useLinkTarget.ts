import { isNativeAtom, useAtomValue } from '@paywidget/shared/state';

/**
 * The target of a payment link: a new tab, so that the page with the details stays open. A native app has only one window and
 * opens the link in it; the stored attempt brings the player back.
 */
export function useLinkTarget(link?: URL): '_self' | '_blank' | '_top' {
  const isNative = useAtomValue(isNativeAtom);
  // An app opens beside the page. A frame's own navigation could be blocked by the policy of the page around it.
  if (link && !link.protocol.startsWith('http')) return '_top';
  return isNative ? '_self' : '_blank';
}
