import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * `isActive` is true while the pointer is over the element or the focus is inside. `returnFocus` moves the focus back to the
 * element that had the focus before.
 */
export function useHoverOrFocus(element: RefObject<HTMLElement | null>): {
  isActive: boolean;
  returnFocus: () => void;
} {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const previousFocus = useRef<HTMLElement>(null);

  useEffect(() => {
    const node = element.current;
    if (!node) return;
    const controller = new AbortController();
    const { signal } = controller;
    node.addEventListener('pointerenter', () => setIsHovered(true), { signal });
    node.addEventListener('pointerleave', () => setIsHovered(false), { signal });
    node.addEventListener('focusout', () => setIsFocused(false), { signal });
    node.addEventListener(
      'focusin',
      ({ relatedTarget }) => {
        setIsFocused(true);
        if (relatedTarget instanceof HTMLElement) previousFocus.current = relatedTarget;
      },
      { signal },
    );
    return () => controller.abort();
  }, [element]);

  return { isActive: isHovered || isFocused, returnFocus: () => previousFocus.current?.focus() };
}
