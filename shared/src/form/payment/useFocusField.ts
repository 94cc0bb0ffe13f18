import { useCallback, useEffect, useRef, useState } from 'react';

const focusable = 'input, [role="combobox"]';

function prefersReducedMotion(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}

/**
 * Provides `focusField(name)`, which scrolls smoothly to a field and focuses its control. Pass `frameRef(name)` to the
 * wrapper of each field.
 */
export function useFocusField() {
  const [frames] = useState(() => new Map<string, HTMLElement>());
  const [target, setTarget] = useState<{ name: string }>();
  const isMovingFocus = useRef(false);

  // Runs after the render that shows the field's error and opens the collapsed part of the form.
  useEffect(() => {
    const frame = target && frames.get(target.name);
    if (!frame) return;
    frame.scrollIntoView?.({ behavior: prefersReducedMotion() ? 'auto' : 'smooth', block: 'center' });
    isMovingFocus.current = true;
    frame.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true });
    isMovingFocus.current = false;
  }, [target, frames]);

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
    focusField: (name: string) => setTarget({ name }),
    /** True while `focusField` moves the focus. Such a focus must not clear the field's error. */
    isMovingFocus: () => isMovingFocus.current,
  };
}
