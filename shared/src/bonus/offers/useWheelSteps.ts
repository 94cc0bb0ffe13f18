import { type RefObject, useEffect } from 'react';
import { wheelStep } from '../model/wheelStep';
import { rowPlace, step } from './cardRow';

/** One turn of a wheel, the same way on, is many events, in ms. */
const turnMs = 250;

/** Lets the mouse wheel move a row of cards on, card by card. */
export function useWheelSteps(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    let steppedAt = Number.NEGATIVE_INFINITY;
    let latest = 0;

    function turn(event: WheelEvent) {
      if (!element) return;
      const steps = wheelStep(event, rowPlace(element));
      if (steps === 0) return;
      event.preventDefault();
      if (steps === latest && event.timeStamp - steppedAt < turnMs) return;
      steppedAt = event.timeStamp;
      latest = steps;
      step(element, steps);
    }

    // React's own listeners are passive: they cannot keep the page from scrolling.
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [row]);
}
