import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Hears of presses outside an element, while there is somebody to hear. */
export function useOutsidePress(
  element: RefObject<HTMLElement | null>,
  isHearing: boolean,
  onPress: () => void,
): void {
  const pressed = useEffectEvent((target: EventTarget | null) => {
    if (target instanceof Node && !element.current?.contains(target)) onPress();
  });

  useEffect(() => {
    if (!isHearing) return;
    // In package mode the event's own target is the element that holds the whole widget.
    const hear = (event: Event) => pressed(event.composedPath()[0] ?? null);
    document.addEventListener('pointerdown', hear, true);
    return () => document.removeEventListener('pointerdown', hear, true);
  }, [isHearing]);
}
