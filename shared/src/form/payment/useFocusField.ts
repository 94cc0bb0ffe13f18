import { useCallback, useEffect, useRef, useState } from 'react';

/** A phone has two controls. Focus the number, not the country. */
const invalid = '[aria-invalid="true"]';
const focusable = 'input, [role="combobox"], button';

function prefersReducedMotion(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}

/**
 * Provides `focusField(name)`, which scrolls smoothly to a field and focuses its control. Pass `frameRef(name)` to the
 * wrapper of each field. Works for a notice with `tabIndex={-1}`, too.
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
    // A notice without a button gets the focus, so that it is read.
    const control = frame.querySelector<HTMLElement>(invalid) ?? frame.querySelector<HTMLElement>(focusable);
    (control ?? frame).focus({ preventScroll: true });
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
