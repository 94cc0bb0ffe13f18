import { useSyncExternalStore } from 'react';
import { useApi } from './ServicesContext';

const stepMs = 1_000;

function eachSecond(look: () => void): () => void {
  const timer = setInterval(look, stepMs);
  return () => clearInterval(timer);
}
const never = () => () => undefined;

/**
 * Derives a value from the server's time (ms since the epoch), every second. Rerenders only when the value changes, so
 * derive no more than is shown.
 * @param isOver true if the value will not change any more
 */
export function useServerTime<Reading extends string | number | boolean>(
  read: (now: number) => Reading,
  isOver = false,
): Reading {
  const { clock } = useApi();
  const now = () => read(clock.now());
  return useSyncExternalStore(isOver ? never : eachSecond, now, now);
}
