import { type Atom, useSetAtom, useStore, type WritableAtom } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * Returns the value of an atom. The library's hook renders each component a second time after its first render. This hook
 * renders a component again only if the value has changed. The value is not a promise.
 */
export function useAtomValue<Value>(atom: Atom<Value>): Value {
  const store = useStore();
  const subscribe = useCallback((onChange: () => void) => store.sub(atom, onChange), [store, atom]);
  const read = () => store.get(atom);
  return useSyncExternalStore(subscribe, read, read);
}

/** Returns the value of an atom, and a function that sets it. */
export const useAtom = <Value, Args extends unknown[], Result>(atom: WritableAtom<Value, Args, Result>) =>
  [useAtomValue(atom), useSetAtom(atom)] as const;
