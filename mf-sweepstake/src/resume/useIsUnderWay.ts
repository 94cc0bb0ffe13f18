import { useStore, withdrawalAttemptStoreAtom } from '@paywidget/shared/state';
import { useState } from 'react';

/** Whether the player has a withdrawal that has not come to its end, as they come to the screen. */
export function useIsUnderWay(): boolean {
  const store = useStore();
  const [isUnderWay] = useState(() => store.get(withdrawalAttemptStoreAtom).read() !== undefined);
  return isUnderWay;
}
