import { atom } from 'jotai';

/**
 * True if the widget's page was opened without a host, as when a provider sends the player back. Then no host can close it, and
 * there is no list to go back to. The shell sets this at the start.
 */
export const isBarePageAtom = atom(false);
