import type { TokenOverrides } from '../../handover/embedOptions';

/** The widget's tokens that the loader uses: the surface and the text. The host's tokens override them. */
const light = { '--pw-surface': '#f5f7fa', '--pw-text': '#10192b' };
const dark = { '--pw-surface': '#0d121b', '--pw-text': '#eff3f9' };

export interface Appearance {
  theme?: 'light' | 'dark' | 'auto';
  tokens?: TokenOverrides;
}

/**
 * Sets the theme's colours on an element, as tokens, and its background. The element around the widget then shows this
 * background before the widget is painted.
 */
export function applyTheme({ style }: HTMLElement, { theme, tokens }: Appearance): void {
  const isDark = theme === 'dark' || (theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  const own = { ...(isDark ? dark : light), ...tokens, ...tokens?.[isDark ? 'dark' : 'light'] };
  for (const [name, value] of Object.entries(own))
    if (name.startsWith('--pw-')) style.setProperty(name, value as string);
  style.background = 'var(--pw-surface)';
}
