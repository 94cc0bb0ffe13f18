import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Whether someone points at an element or has the focus in it, and the way back: `returnFocus` gives the focus to
 * where it was before it came in, if it did.
 */
export function useHeld(element: RefObject<HTMLElement | null>): { held: boolean; returnFocus: () => void } {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const cameFrom = useRef<HTMLElement>(null);

  useEffect(() => {
    const node = element.current;
    if (!node) return;
    const listening = new AbortController();
    const { signal } = listening;
    node.addEventListener('pointerenter', () => setHovered(true), { signal });
    node.addEventListener('pointerleave', () => setHovered(false), { signal });
    node.addEventListener('focusout', () => setFocused(false), { signal });
    node.addEventListener(
      'focusin',
      ({ relatedTarget }) => {
        setFocused(true);
        if (relatedTarget instanceof HTMLElement) cameFrom.current = relatedTarget;
      },
      { signal },
    );
    return () => listening.abort();
  }, [element]);

  return { held: hovered || focused, returnFocus: () => cameFrom.current?.focus() };
}
