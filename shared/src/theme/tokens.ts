import type { Mode } from './derive';

/** The kind of a token's value. `type` is a complete CSS `font` value, `family` a list of font families. */
export type TokenKind = 'colour' | 'length' | 'number' | 'family' | 'type' | 'shadow';

/** A design token that hosts and deployments may set. */
export interface DocumentedToken {
  /** Its name, such as `--pw-accent`. */
  name: string;
  kind: TokenKind;
  group: 'accent' | 'grounds' | 'texts' | 'tones' | 'shape' | 'density' | 'type' | 'bonus';
  /** The purpose of the token, in English. */
  meaning: string;
  /** The default values. A value with `var()` follows from other tokens. */
  light: string;
  dark: string;
  /** True if the widget derives the value from the accent, unless it is set. */
  isDerived?: boolean;
}

type Row = readonly [name: string, meaning: string, light: string, dark?: string];

const inGroup = (
  group: DocumentedToken['group'],
  kind: TokenKind,
  rows: readonly Row[],
  more: Partial<DocumentedToken> = {},
): DocumentedToken[] =>
  rows.map(([name, meaning, light, dark = light]) => ({
    name: `--pw-${name}`,
    kind,
    group,
    meaning,
    light,
    dark,
    ...more,
  }));

const line = (size: number) => `calc(${size}px + var(--pw-taller))`;

/** All public tokens with their defaults, in the order of the documentation. A test compares them with `shared/src/ui/tokens.scss`. */
export const documentedTokens: readonly DocumentedToken[] = [
  ...inGroup('accent', 'colour', [
    ['accent', 'The brand’s colour: the main button, switches, the strongest badge', '#1d56d8', '#7ba6ff'],
  ]),
  ...inGroup(
    'accent',
    'colour',
    [
      ['on-accent', 'Text and icons on the accent', '#ffffff', '#000000'],
      ['accent-hover', 'The accent under a pointer', '#1747b6', '#8ab1ff'],
      [
        'accent-text',
        'The accent as text, icons, progress bars and borders of what is chosen',
        '#1d56d8',
        '#7ba6ff',
      ],
      ['accent-edge', 'The outline of the main button', '#1d56d8', '#7ba6ff'],
      ['focus', 'The outline of what has the keyboard’s focus', '#1d56d8', '#7ba6ff'],
      ['accent-soft', 'The pale ground of chips, notes and letters in place of icons', '#e8eefb', '#212c3f'],
    ],
    { isDerived: true },
  ),
  ...inGroup('grounds', 'colour', [
    ['surface', 'The page', '#f5f7fa', '#0d121b'],
    ['raised', 'Tiles, cards, fields, the header', '#fff', '#171e2a'],
    ['sunken', 'Disabled buttons, tracks of progress bars', '#ecedee', '#282f3b'],
    ['line', 'Lines between rows and around tiles', '#e1e6ee', '#283244'],
    ['border', 'Outlines of fields and second buttons', '#838da0', '#6c7a92'],
  ]),
  ...inGroup('texts', 'colour', [
    ['text', 'Texts and amounts', '#10192b', '#eff3f9'],
    ['muted', 'Labels, hints, limits', '#556074', '#9ba7ba'],
  ]),
  ...inGroup('tones', 'colour', [
    ['success', 'What went well', '#0b7548', '#4bcb90'],
    ['warning', 'What needs attention', '#8a5600', '#f0b64c'],
    ['danger', 'What went wrong', '#c0273d', '#ff8590'],
    ['success-soft', 'The ground of such notes', '#e5f6ec', '#15302a'],
    ['warning-soft', 'The ground of such notes', '#fff3dc', '#332a1b'],
    ['danger-soft', 'The ground of such notes', '#fdecee', '#3a212a'],
  ]),
  ...inGroup('shape', 'length', [
    ['radius', 'The roundness of everything, as the radius of fields and buttons', '12px'],
    ['radius-small', 'Badges, chips', 'calc(var(--pw-radius) * 2 / 3)'],
    ['radius-medium', 'Fields, buttons, tiles', 'var(--pw-radius)'],
    ['radius-large', 'Dialogs, large cards', 'calc(var(--pw-radius) * 4 / 3)'],
  ]),
  ...inGroup('shape', 'shadow', [
    [
      'shadow',
      'The shadow of what floats: popups, messages, dialogs',
      '0 1px 2px rgb(16 25 43 / 6%), 0 6px 20px rgb(16 25 43 / 8%)',
      '0 1px 2px rgb(0 0 0 / 40%), 0 8px 24px rgb(0 0 0 / 36%)',
    ],
  ]),
  ...inGroup('density', 'number', [
    [
      'density',
      'How far apart things are: 1 as drawn, 0.75 tight, 1.25 airy. The targets of fingers stay',
      '1',
    ],
  ]),
  ...inGroup(
    'density',
    'length',
    [4, 8, 12, 16, 20, 24, 28, 32].map(
      (size, index): Row => [
        `space-${index + 1}`,
        `${size} px at the density 1`,
        `calc(${size}px * var(--pw-density))`,
      ],
    ),
  ),
  ...inGroup('density', 'length', [
    ['target', 'The least size of what fingers press. Not below 44 px', '44px'],
    ['header-size', 'The least height of the header', '56px'],
    ['tile-size', 'The least height of a method’s tile', '68px'],
  ]),
  ...inGroup('type', 'family', [
    [
      'script',
      'The fonts of the language’s script. Other values for languages with a script of their own',
      "'Noto Sans'",
    ],
    [
      'font',
      'The fonts of all texts',
      "system-ui, -apple-system, 'Segoe UI', roboto, 'Helvetica Neue', var(--pw-script), arial, sans-serif",
    ],
  ]),
  ...inGroup('type', 'length', [
    ['taller', 'Added to each line’s height. More for languages with tall letters', '0px'],
  ]),
  ...inGroup('type', 'type', [
    ['type-tiny', 'Badges', `600 11px / ${line(16)} var(--pw-font)`],
    ['type-caption', 'Limits, hints', `400 12px / ${line(16)} var(--pw-font)`],
    ['type-small', 'Rows, second lines', `400 14px / ${line(20)} var(--pw-font)`],
    ['type-body', 'Texts, what is typed', `400 16px / ${line(24)} var(--pw-font)`],
    ['type-label', 'Buttons, names of methods', `600 16px / ${line(24)} var(--pw-font)`],
    ['type-heading', 'The header, headings of cards', `600 18px / ${line(24)} var(--pw-font)`],
    ['type-title', 'Headings of pages', `700 22px / ${line(28)} var(--pw-font)`],
    ['type-amount', 'The amount of a payment', '700 32px/40px var(--pw-font)'],
  ]),
  ...inGroup('bonus', 'colour', [
    ['bonus-pink', 'The banner of a bonus, under white text', '#b8195f'],
    ['bonus-purple', 'The same', '#6b3fc4'],
    ['bonus-blue', 'The same', '#1b5fc6'],
    ['bonus-orange', 'The same', '#b04a08'],
    ['bonus-freespin', 'The same', '#0b6f66'],
  ]),
];

/** Overrides of tokens by name: `--pw-…`. */
export type TokenSet = Readonly<Record<string, string>>;

/** Returns the default value of each token in a mode, by name. */
export const defaultTokens = (mode: Mode): TokenSet =>
  Object.fromEntries(documentedTokens.map((token) => [token.name, token[mode]]));
