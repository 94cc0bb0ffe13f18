import { attemptKeyPrefix } from '@paywidget/shared/contract';
import { atom } from 'jotai';
import { sessionAtom } from './session';

/**
 * The widget's name among the widgets that a page mounts as a package, because they have no separate window. Empty in a
 * frame, in a web view, and for the first widget of a page.
 */
export const instanceAtom = atom('');

/** Text as part of a key. Half of a surrogate pair cannot be encoded, so it becomes its number. */
const encoded = (text: string) =>
  encodeURIComponent(text.replace(/\p{Cs}/gu, (half) => `\0${half.charCodeAt(0)}`));

/**
 * Identifies partner, player and widget instance. Two widgets in a page never share a record. Two players of a browser never
 * share a record either.
 */
export const attemptKeyAtom = atom((get) => {
  const session = get(sessionAtom);
  const partner = session?.payload.partnerKey || session?.user.partnerKey || '';
  const player =
    session?.user.id ?? session?.user.idUser ?? session?.user.hashId ?? session?.payload.userId ?? '';
  return [attemptKeyPrefix, partner, player, window.name + get(instanceAtom)].map(encoded).join('/');
});

/**
 * State of one player. If the host replaces the player, the state starts again with `initial`. State that was set before the
 * host named any player belongs to the first player.
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
