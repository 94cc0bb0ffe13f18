import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back once the component is gone for good, not when StrictMode mounts it twice. */
export function useLeave(left: () => void): void {
  const leave = useEffectEvent(left);
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
