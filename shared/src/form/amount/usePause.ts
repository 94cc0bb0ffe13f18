import { useEffect, useRef } from 'react';

/** Calls back once `restart` has not been called again for the time, in ms. */
export function usePause(onPause: () => void, time: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onPause);
  latest.current = onPause;
  const cancel = () => clearTimeout(timer.current);

  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    cancel,
    restart() {
      cancel();
      timer.current = setTimeout(() => latest.current(), time);
    },
  };
}
