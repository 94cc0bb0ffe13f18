import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * True in the first pass in which React takes over a list that the early script has drawn. In this pass, do not render
 * anything that the early script could not know. React renders once more before it paints.
 */
export const useIsTakingOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
