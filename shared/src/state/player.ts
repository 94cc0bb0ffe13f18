import { atom } from 'jotai';
import { sessionAtom } from './session';

/**
 * Identifies partner, player and widget instance. Two widgets of a page and two players of a browser never share a record.
 */
export const attemptKeyAtom = atom((get) => {
  const session = get(sessionAtom);
  const partner = session?.payload.partnerKey || session?.user.partnerKey || '';
  const player =
    session?.user.id ?? session?.user.idUser ?? session?.user.hashId ?? session?.payload.userId ?? '';
  return ['paywidget.attempt', partner, player, window.name].map(encodeURIComponent).join('/');
});

/**
 * State of one player. If the host replaces the player, it starts again with `initial`. What was set before the host named
 * any player belongs to the first one.
 */
export function perPlayerAtom<Value>(initial: Value) {
  const playerAtom = atom((get) => get(sessionAtom) && get(attemptKeyAtom));
  const ownAtom = atom<{ player?: string; value: Value }>({ value: initial });
  return atom(
    (get) => {
      const { player, value } = get(ownAtom);
      return player === undefined || player === get(playerAtom) ? value : initial;
    },
    (get, set, value: Value) => set(ownAtom, { player: get(playerAtom), value }),
  );
}
