import { contrast, flatten, parseColour, type Rgb, toHex, white } from './colour';
import {
  accentEdgeOf,
  accentHoverOf,
  accentSoftOf,
  accentTextOf,
  type Mode,
  onAccentOf,
  sunkenOf,
} from './derive';
import { documentedTokens, type TokenSet } from './tokens';

/** Two colours that are used together: `front`, a text or a control, on `back`. Names without `--pw-`. */
export interface ColourPair {
  front: string;
  back: string;
  /** The least contrast ratio: 4.5 for texts, 3 for controls. */
  wanted: number;
}

const grounds = ['surface', 'raised', 'sunken'];
const tones = ['success', 'warning', 'danger'];

const texts: readonly (readonly [front: string, back: string])[] = [
  ...['text', 'muted', 'accent-text'].flatMap((front) => grounds.map((back) => [front, back] as const)),
  ...tones.flatMap((tone) => [
    [tone, 'surface'] as const,
    [tone, 'raised'] as const,
    [tone, `${tone}-soft`] as const,
    ['text', `${tone}-soft`] as const,
    ['accent-text', `${tone}-soft`] as const,
  ]),
  ['accent-text', 'accent-soft'],
  ['text', 'accent-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['raised', 'text'],
  ['raised', 'warning'],
];
const controls = ['border', 'focus'].flatMap((front) =>
  ['surface', 'raised'].map((back) => [front, back] as const),
);

/** All pairs of colours that the widget uses together. */
export const colourPairs: readonly ColourPair[] = [
  ...texts.map(([front, back]) => ({ front, back, wanted: 4.5 })),
  ...controls.map(([front, back]) => ({ front, back, wanted: 3 })),
];

/** Opaque colours, by the name of the token without `--pw-`. */
export type Palette = Readonly<Record<string, Rgb>>;

const colourNames = documentedTokens.flatMap(({ kind, name }) => (kind === 'colour' ? [name] : []));

/**
 * Returns the colours that the widget shows with these tokens in a mode: the given colours, the derived colours, and the
 * defaults. A value that is not a colour counts as not given.
 * @param parse reads a value. By default `parseColour`, which knows no names and no `color-mix()`
 */
export function paletteOf(mode: Mode, tokens: TokenSet = {}, parse = parseColour): Palette {
  const given = (name: string) => parse(tokens[name] ?? '');
  const defaults = Object.fromEntries(documentedTokens.map((token) => [token.name, token[mode]]));
  const opaque = (name: string, ground: Rgb, otherwise?: Rgb): Rgb => {
    const own = given(name) ?? (otherwise ? undefined : parseColour(defaults[name] ?? ''));
    return own ? flatten(own, ground) : (otherwise ?? ground);
  };
  const raised = opaque('--pw-raised', mode === 'dark' ? [0, 0, 0] : white);
  const on = (name: string, otherwise?: Rgb) => opaque(name, raised, otherwise);
  const accent = on('--pw-accent');
  const onAccent = on('--pw-on-accent', onAccentOf(accent));
  const accentText = on('--pw-accent-text', accentTextOf(accent, mode));
  const derived: Readonly<Record<string, Rgb>> = {
    '--pw-raised': raised,
    '--pw-accent': accent,
    '--pw-on-accent': onAccent,
    '--pw-accent-hover': on('--pw-accent-hover', accentHoverOf(accent, onAccent)),
    '--pw-accent-text': accentText,
    '--pw-accent-edge': on('--pw-accent-edge', accentEdgeOf(accent, mode)),
    '--pw-focus': on('--pw-focus', accentText),
    '--pw-accent-soft': on('--pw-accent-soft', accentSoftOf(accent, raised)),
    '--pw-sunken': on('--pw-sunken', sunkenOf(on('--pw-text'), raised)),
  };
  return Object.fromEntries(
    colourNames.map((name) => [name.slice('--pw-'.length), derived[name] ?? on(name)]),
  );
}

/** A pair with too little contrast. */
export interface ContrastProblem extends ColourPair {
  /** Its contrast ratio. */
  ratio: number;
  /** The colours as `#rrggbb`. */
  frontColour: string;
  backColour: string;
}

/** Returns the pairs of a palette with too little contrast, the worst first. A pair with a missing colour is left out. */
export function contrastProblems(palette: Palette): ContrastProblem[] {
  return colourPairs
    .flatMap((pair) => {
      const [front, back] = [palette[pair.front], palette[pair.back]];
      if (!front || !back) return [];
      const ratio = contrast(front, back);
      if (ratio >= pair.wanted) return [];
      return [{ ...pair, ratio, frontColour: toHex(front), backColour: toHex(back) }];
    })
    .sort((one, other) => one.ratio / one.wanted - other.ratio / other.wanted);
}
