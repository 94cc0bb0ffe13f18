import type { TokenSet } from './tokens';

/** A ready theme. A host or a deployment gives its tokens as `tokens`. */
export interface Preset {
  name: string;
  /** Its name for people, in English. */
  label: string;
  tokens: Readonly<Record<string, string | TokenSet>> & { light?: TokenSet; dark?: TokenSet };
}

/** Ready themes. Most of them need only an accent. Each is readable in both modes. */
export const presets: readonly Preset[] = [
  { name: 'paywidget', label: 'Paywidget', tokens: {} },
  { name: 'lime', label: 'Lime', tokens: { '--pw-accent': '#b4f000' } },
  { name: 'sun', label: 'Sun', tokens: { '--pw-accent': '#ffd000', '--pw-radius': '16px' } },
  { name: 'pink', label: 'Pink', tokens: { '--pw-accent': '#ff3d9a', '--pw-radius': '20px' } },
  {
    name: 'ink',
    label: 'Ink',
    tokens: {
      '--pw-radius': '4px',
      light: { '--pw-accent': '#111111' },
      dark: { '--pw-accent': '#ffffff' },
    },
  },
  {
    name: 'felt',
    label: 'Felt',
    tokens: {
      light: { '--pw-accent': '#0a7a4b', '--pw-surface': '#f3f8f4' },
      dark: {
        '--pw-accent': '#f2c14e',
        '--pw-surface': '#08170f',
        '--pw-raised': '#10241a',
        '--pw-line': '#21402f',
        '--pw-border': '#6d8a79',
      },
    },
  },
  {
    name: 'night',
    label: 'Night',
    tokens: {
      '--pw-density': '0.875',
      light: { '--pw-accent': '#6a2bd9' },
      dark: {
        '--pw-accent': '#a97bff',
        '--pw-surface': '#0c0817',
        '--pw-raised': '#171027',
        '--pw-line': '#2c2143',
      },
    },
  },
];
