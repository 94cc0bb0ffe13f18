import type { TokenOverrides } from './options';

/** The widget's tokens that the loader uses, and their colours in this order. The host's tokens override them. */
const roles = 'surface text accent line'.split(' ');
const light = '#f5f7fa #10192b #1d56d8 #e1e6ee';
const dark = '#0d121b #eff3f9 #7ba6ff #283244';

export interface Appearance {
  theme?: 'light' | 'dark' | 'auto';
  tokens?: TokenOverrides;
}

export const prefers = ({ defaultView }: Document, query: string) =>
  defaultView?.matchMedia?.(`(prefers-${query})`).matches;

/**
 * Sets the theme's colours on an element, as tokens, and its background. The element around the widget then shows that
 * background before the widget is painted.
 */
export function applyTheme(element: HTMLElement, { theme, tokens }: Appearance): void {
  const { ownerDocument, style } = element;
  const isDark = theme === 'dark' || (theme === 'auto' && prefers(ownerDocument, 'color-scheme: dark'));
  const colours = (isDark ? dark : light).split(' ');
  roles.forEach((role, index) => {
    style.setProperty(`--pw-${role}`, colours[index] as string);
  });
  for (const [name, value] of Object.entries({ ...tokens, ...tokens?.[isDark ? 'dark' : 'light'] }))
    if (name.startsWith('--pw-')) style.setProperty(name, value as string);
  style.background = 'var(--pw-surface)';
}
