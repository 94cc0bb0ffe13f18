import { useSyncExternalStore } from 'react';
import { useApi } from './ApiProvider';

const stepMs = 1_000;

function eachSecond(look: () => void): () => void {
  const timer = setInterval(look, stepMs);
  return () => clearInterval(timer);
}
const never = () => () => undefined;

/**
 * Reads the server's time (ms since the epoch) each second. Only a change of what is made of it draws anew, so it is made
 * into as little as is shown. `isOver`: nothing will change any more.
 */
export function useServerTime<Reading extends string | number | boolean>(
  read: (now: number) => Reading,
  isOver = false,
): Reading {
  const { clock } = useApi();
  return useSyncExternalStore(isOver ? never : eachSecond, () => read(clock.now()));
}
