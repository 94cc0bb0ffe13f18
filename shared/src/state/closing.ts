import { atom } from 'jotai';

type Listener = () => void;

const listenersAtom = atom<ReadonlySet<Listener>>(new Set<Listener>());

/**
 * Registers a listener that is called before the widget closes, for instance to report an abandoned deposit. Returns an
 * unregister function.
 */
export const beforeCloseAtom = atom(null, (_get, set, listener: Listener) => {
  set(listenersAtom, (listeners) => new Set([...listeners, listener]));
  return () =>
    set(listenersAtom, (listeners) => new Set([...listeners].filter((other) => other !== listener)));
});

/** Calls all listeners. Set this atom before `Close` is sent to the host. */
export const announceCloseAtom = atom(null, (get) => {
  for (const listener of get(listenersAtom)) listener();
});
