import { atom } from 'jotai';

type Listener = () => void;

const listenersAtom = atom<ReadonlySet<Listener>>(new Set<Listener>());

/**
 * Has something done when the widget closes, such as telling the server that a deposit under way was left. Answers
 * with the way to take that back.
 */
export const beforeCloseAtom = atom(null, (_get, set, listener: Listener) => {
  set(listenersAtom, (known) => new Set([...known, listener]));
  return () => set(listenersAtom, (known) => new Set([...known].filter((other) => other !== listener)));
});

/** Does all that is to be done before the widget closes. Whoever sends `Close` to the host sets this first. */
export const announceCloseAtom = atom(null, (get) => {
  for (const listener of get(listenersAtom)) listener();
});
