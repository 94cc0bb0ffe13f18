import { atom } from '@paywidget/shared/state';

export type ThemeChoice = 'light' | 'dark' | 'auto';

/** The theme that the host chose. Light by default, because most host pages are light. */
export const themeAtom = atom<ThemeChoice>('light');

/** The host's overrides of design tokens, by name. */
export const tokensAtom = atom<Readonly<Record<string, string>>>({});

/** Returns the theme in a query, if it names a valid one. */
export function themeIn(query: URLSearchParams): ThemeChoice | undefined {
  const theme = query.get('theme');
  return theme === 'light' || theme === 'dark' || theme === 'auto' ? theme : undefined;
}
