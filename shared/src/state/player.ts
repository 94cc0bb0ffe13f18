import { attemptKeyPrefix } from '@paywidget/shared/contract';
import { atom } from 'jotai';
import { sessionAtom } from './session';

/**
 * The widget's name among those that a page mounts as a package, which have no window of their own. Empty in a frame, a web
 * view, and for the first one.
 */
export const instanceAtom = atom('');

/** Text as part of a key. Half of a surrogate pair, which cannot be encoded, becomes its number. */
const encoded = (text: string) =>
  encodeURIComponent(text.replace(/\p{Cs}/gu, (half) => `\0${half.charCodeAt(0)}`));

/**
 * Identifies partner, player and widget instance. Two widgets of a page and two players of a browser never share a record.
 */
export const attemptKeyAtom = atom((get) => {
  const session = get(sessionAtom);
  const partner = session?.payload.partnerKey || session?.user.partnerKey || '';
  const player =
    session?.user.id ?? session?.user.idUser ?? session?.user.hashId ?? session?.payload.userId ?? '';
  return [attemptKeyPrefix, partner, player, window.name + get(instanceAtom)].map(encoded).join('/');
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
