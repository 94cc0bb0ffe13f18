import { atom } from '@paywidget/shared/state';

/**
 * The method whose creation the player has broken off, by name. Its call may have arrived all the same: should the
 * deposit turn up, it is cancelled before anyone could pay it. Each entry to a form starts without one: what is found
 * there may have been made elsewhere.
 */
export const cancelRequestedAtom = atom<string | undefined>(undefined);
