import { atom } from 'jotai';

/**
 * Whether the page stands by itself, as after a provider's return: no host to close it, and no list to go back to. The
 * shell says so at its start (decisions, section 1).
 */
export const isBarePageAtom = atom(false);
