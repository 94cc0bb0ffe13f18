import { useEffect, useRef } from 'react';

/** Calls `callback` once `delay` ms have passed since the last `restart`. `cancel` drops a pending call. */
export function useDebouncedCallback(callback: () => void, delay: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(callback);
  latest.current = callback;
  const cancel = () => clearTimeout(timer.current);

  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    cancel,
    restart() {
      cancel();
      timer.current = setTimeout(() => latest.current(), delay);
    },
  };
}
