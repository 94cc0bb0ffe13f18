import { type RefObject, useEffect, useEffectEvent } from 'react';

/** While active, calls `onClickOutside` on each pointer press outside the element. */
export function useClickOutside(
  element: RefObject<HTMLElement | null>,
  isActive: boolean,
  onClickOutside: () => void,
): void {
  const handlePointerDown = useEffectEvent((target: EventTarget | null) => {
    if (target instanceof Node && !element.current?.contains(target)) onClickOutside();
  });

  useEffect(() => {
    if (!isActive) return;
    // In package mode the event target is the host element of the shadow root, so use the composed path.
    const listener = (event: Event) => handlePointerDown(event.composedPath()[0] ?? null);
    document.addEventListener('pointerdown', listener, true);
    return () => document.removeEventListener('pointerdown', listener, true);
  }, [isActive]);
}
