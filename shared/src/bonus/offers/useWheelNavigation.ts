import { type RefObject, useEffect } from 'react';
import { wheelStep } from '../model/wheelStep';
import { scrollCards, scrollPositionOf } from './cardRow';

/** Wheel events in the same direction within this time, in ms, count as one step. */
const minIntervalMs = 250;

/** Moves a row of cards one card at a time with the mouse wheel. */
export function useWheelNavigation(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    let lastStepAt = Number.NEGATIVE_INFINITY;
    let lastSteps = 0;

    function handleWheel(event: WheelEvent) {
      if (!element) return;
      const steps = wheelStep(event, scrollPositionOf(element));
      if (steps === 0) return;
      event.preventDefault();
      if (steps === lastSteps && event.timeStamp - lastStepAt < minIntervalMs) return;
      lastStepAt = event.timeStamp;
      lastSteps = steps;
      scrollCards(element, steps);
    }

    // React's own wheel listeners are passive, so they cannot prevent the page from scrolling.
    element.addEventListener('wheel', handleWheel, { passive: false });
    return () => element.removeEventListener('wheel', handleWheel);
  }, [row]);
}
