import { atom } from '@paywidget/shared/state';

/**
 * The name of the method whose deposit the player cancelled while it was being created. The call may have reached the
 * server. If the deposit is found, it is cancelled before anyone can pay it. Each entry to a form clears this, because a
 * deposit found there may have been created elsewhere.
 */
export const cancelRequestedAtom = atom<string | undefined>(undefined);
