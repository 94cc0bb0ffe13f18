import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls `onShown` when the content of a route's screen is shown: when its `data-screen` element is in the document. */
export function useScreenShown(
  root: RefObject<HTMLElement | null>,
  routeName: string,
  onShown: (routeName: string) => void,
): void {
  const notify = useEffectEvent(onShown);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const isShown = () => element.querySelector(`[data-screen="${CSS.escape(routeName)}"]`) !== null;
    if (isShown()) return notify(routeName);
    const observer = new MutationObserver(() => {
      if (!isShown()) return;
      observer.disconnect();
      notify(routeName);
    });
    observer.observe(element, { subtree: true, childList: true });
    return () => observer.disconnect();
  }, [root, routeName]);
}
