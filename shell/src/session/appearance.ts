import { atom } from '@paywidget/shared/state';

export type ThemeChoice = 'light' | 'dark' | 'auto';

/** What the host wants the widget to look like. A host that does not say gets the light theme: most pages are light. */
export const themeAtom = atom<ThemeChoice>('light');

/** The host's overrides of design tokens, by name. */
export const tokensAtom = atom<Readonly<Record<string, string>>>({});

/** The theme that a query asks for, if it names one. */
export function themeIn(query: URLSearchParams): ThemeChoice | undefined {
  const theme = query.get('theme');
  return theme === 'light' || theme === 'dark' || theme === 'auto' ? theme : undefined;
}
