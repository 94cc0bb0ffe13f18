import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onLeave` when the component is unmounted for good, but not when StrictMode mounts it twice. */
export function useLeave(onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      queueMicrotask(() => {
        if (!isShown.current) leave();
      });
    };
  }, []);
}
