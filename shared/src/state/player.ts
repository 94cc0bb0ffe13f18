import { atom } from 'jotai';
import { sessionAtom } from './session';

/** Partner, player and the instance's name: two widgets of one page, and two players of one browser, never mix. */
export const attemptKeyAtom = atom((get) => {
  const session = get(sessionAtom);
  const partner = session?.payload.partnerKey || session?.user.partnerKey || '';
  const player =
    session?.user.id ?? session?.user.idUser ?? session?.user.hashId ?? session?.payload.userId ?? '';
  return ['paywidget.attempt', partner, player, window.name].map(encodeURIComponent).join('/');
});

/**
 * State of one player: another whom the host puts in their place begins with `initial`. What was there before the host
 * told of anybody is of whoever comes first.
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
