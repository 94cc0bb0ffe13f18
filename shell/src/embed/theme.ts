/** The widget's colours by token name. The host's tokens override them. */
const palettes = {
  light: { surface: '#f5f7fa', text: '#10192b', accent: '#1d56d8', 'on-accent': '#fff', line: '#e1e6ee' },
  dark: { surface: '#0d121b', text: '#eff3f9', accent: '#7ba6ff', 'on-accent': '#0a1530', line: '#283244' },
};

export interface Appearance {
  theme?: 'light' | 'dark' | 'auto';
  tokens?: Readonly<Record<string, string>>;
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
  const palette = Object.entries(palettes[isDark ? 'dark' : 'light']);
  for (const [role, value] of palette) style.setProperty(`--pw-${role}`, value);
  for (const [name, value] of Object.entries(tokens ?? {}))
    if (name.startsWith('--pw-')) style.setProperty(name, value);
  style.background = 'var(--pw-surface)';
}
