import { useCallback, useEffect, useRef, useState } from 'react';

const focusable = 'input, [role="combobox"]';

function prefersReducedMotion(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}

/**
 * Takes the player to the first field with an error: the view scrolls there smoothly, and its control has the
 * focus. `frameRef` is given to the wrapper of each field.
 */
export function useFirstError() {
  const [frames] = useState(() => new Map<string, HTMLElement>());
  const [wanted, setWanted] = useState<{ name: string }>();
  const isGuiding = useRef(false);

  // Once its error is on the page, and the part of the form that held it is open.
  useEffect(() => {
    const frame = wanted && frames.get(wanted.name);
    if (!frame) return;
    frame.scrollIntoView?.({ behavior: prefersReducedMotion() ? 'auto' : 'smooth', block: 'center' });
    isGuiding.current = true;
    frame.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true });
    isGuiding.current = false;
  }, [wanted, frames]);

  const frameRef = useCallback(
    (name: string) => (frame: HTMLElement | null) => {
      if (!frame) return;
      frames.set(name, frame);
      return () => void frames.delete(name);
    },
    [frames],
  );

  return {
    frameRef,
    goTo: (name: string) => setWanted({ name }),
    /** Whether the focus is being moved by us, which must not clear the marks it was moved for. */
    isGuiding: () => isGuiding.current,
  };
}
