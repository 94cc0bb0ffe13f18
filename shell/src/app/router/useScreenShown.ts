import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls back when the screen of a route has its content: when its `data-screen` is in the document. */
export function useScreenShown(
  root: RefObject<HTMLElement | null>,
  routeName: string,
  onShown: (routeName: string) => void,
): void {
  const tell = useEffectEvent(onShown);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const isShown = () => element.querySelector(`[data-screen="${CSS.escape(routeName)}"]`) !== null;
    if (isShown()) return tell(routeName);
    const observer = new MutationObserver(() => {
      if (!isShown()) return;
      observer.disconnect();
      tell(routeName);
    });
    observer.observe(element, { subtree: true, childList: true });
    return () => observer.disconnect();
  }, [root, routeName]);
}
