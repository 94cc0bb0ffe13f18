import { atom } from 'jotai';

/**
 * True if the page stands alone, as after a provider's return: it has no host to close it and no list to go back to. The
 * shell sets it at the start.
 */
export const isBarePageAtom = atom(false);
