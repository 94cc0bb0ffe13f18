import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';

export type Store = ReturnType<typeof createStore>;

/** Holds the state of one widget. Two widgets in a page have separate states. */
export { createStore };

export function StateProvider({ store, children }: { store: Store; children: ReactNode }) {
  return <Provider store={store}>{children}</Provider>;
}
