import { useApi } from '@paywidget/shared/api';
import { createMonotonicClock } from '@paywidget/shared/transaction';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';

export interface CountdownState {
  /** Milliseconds, never below 0. */
  remaining: number;
  isExpired: boolean;
}

/** What brings a page back from where its timers stood still. */
const awakenings = [
  [document, 'visibilitychange'],
  [window, 'pageshow'],
  [window, 'focus'],
] as const;

/**
 * Counts down to `deadline` (ms since the epoch, by the server's clock: decisions, section 6); without one it never
 * ends. `onExpire` hears of the end once per deadline, at once where it has passed already. It follows the server's
 * later word: a deadline that turns out not to have passed is not over, though `onExpire` is not called again.
 */
export function useCountdown(deadline: number | undefined, onExpire?: () => void): CountdownState {
  const { clock } = useApi();
  const now = useMemo(() => createMonotonicClock(clock), [clock]);
  const remainingNow = () =>
    deadline === undefined ? Number.POSITIVE_INFINITY : Math.max(0, deadline - now());
  const [remaining, setRemaining] = useState(remainingNow);
  const toldOf = useRef<number>(undefined);

  const look = useEffectEvent(() => {
    const left = remainingNow();
    setRemaining(left);
    if (left === 0 && toldOf.current !== deadline) {
      toldOf.current = deadline;
      onExpire?.();
    }
    return left;
  });

  useEffect(() => {
    if (deadline === undefined) {
      setRemaining(Number.POSITIVE_INFINITY);
      return;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    function tick() {
      clearTimeout(timer);
      const left = look();
      // When the second that shows is over. An end is looked at again too: the server may say otherwise.
      timer = setTimeout(tick, left % 1_000 || 1_000);
    }
    tick();
    for (const [target, event] of awakenings) target.addEventListener(event, tick);
    return () => {
      clearTimeout(timer);
      for (const [target, event] of awakenings) target.removeEventListener(event, tick);
    };
  }, [deadline]);

  return { remaining, isExpired: remaining === 0 };
}
