import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';

export type Store = ReturnType<typeof createStore>;

/** One widget's state; two widgets on a page each have their own. */
export { createStore };

export function StateProvider({ store, children }: { store: Store; children: ReactNode }) {
  return <Provider store={store}>{children}</Provider>;
}
