import { useApi } from '@paywidget/shared/services';
import { createMonotonicClock, onPageWake } from '@paywidget/shared/transaction';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';

export interface CountdownState {
  /** ms, never below 0. Infinity without a deadline. */
  remaining: number;
  isExpired: boolean;
}

/**
 * Counts down to `deadline` (ms since the epoch, by the server's clock). Without a deadline the countdown never ends. Calls
 * `onExpire` once per deadline, at once if the deadline has already passed. A later answer of the server may correct the
 * clock, so an expired countdown can go on. `onExpire` is then not called again.
 */
export function useCountdown(deadline: number | undefined, onExpire?: () => void): CountdownState {
  const { clock } = useApi();
  const now = useMemo(() => createMonotonicClock(clock), [clock]);
  const remainingNow = () =>
    deadline === undefined ? Number.POSITIVE_INFINITY : Math.max(0, deadline - now());
  const [remaining, setRemaining] = useState(remainingNow);
  const expired = useRef<number>(undefined);

  const update = useEffectEvent(() => {
    const left = remainingNow();
    setRemaining(left);
    if (left === 0 && expired.current !== deadline) {
      expired.current = deadline;
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
      const left = update();
      // Ticks at the end of each shown second. The ticks go on after the end, because the server may correct the clock.
      timer = setTimeout(tick, left % 1_000 || 1_000);
    }
    tick();
    const stopListening = onPageWake(tick, ['pageshow', 'focus']);
    return () => {
      clearTimeout(timer);
      stopListening();
    };
  }, [deadline]);

  return { remaining, isExpired: remaining === 0 };
}
