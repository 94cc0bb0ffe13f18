import { atom } from '@paywidget/shared/state';

/**
 * The method whose creation the player has broken off, by name. Its call may have arrived all the same: should the
 * deposit turn up, it is cancelled before anyone could pay it.
 */
export const cancelWishAtom = atom<string | undefined>(undefined);
