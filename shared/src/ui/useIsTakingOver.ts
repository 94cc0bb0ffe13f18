import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * True in the first pass in which React takes over a list that the early script has drawn. What the early script could not know
 * must not be rendered in that pass. React renders once more before it paints.
 */
export const useIsTakingOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
