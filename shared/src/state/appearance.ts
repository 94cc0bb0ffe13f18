import { atom } from 'jotai';

export type ThemeChoice = 'light' | 'dark' | 'auto';

/** The theme that the host chose. Light by default, because most host pages are light. */
export const themeAtom = atom<ThemeChoice>('light');

/** The host's overrides of design tokens, by name. */
export const tokensAtom = atom<Readonly<Record<string, string>>>({});
