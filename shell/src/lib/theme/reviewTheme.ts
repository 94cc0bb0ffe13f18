import {
  type ContrastProblem,
  contrastProblems,
  type Mode,
  type Palette,
  paletteOf,
  readableOn,
  type Supports,
  type TokenSet,
  toHex,
  tokenProblems,
} from '@paywidget/shared/theme';

type Layer = Readonly<Record<string, unknown>>;

export interface ThemeFacts {
  /** The overrides of design tokens. A later layer replaces an earlier one. */
  layers: readonly Layer[];
  /** The modes in which the widget can be shown. */
  modes: readonly Mode[];
  /** Returns true if a CSS property takes a value: `CSS.supports`. */
  supports: Supports;
  /** Returns the colours that the page shows with these overrides in a mode. Colours that it cannot measure are missing. */
  measure: (mode: Mode, tokens: TokenSet) => Palette;
  /** True if the browser derives colours in style sheets. */
  derivesColours: boolean;
}

/** The findings, and the repair. */
export interface ThemeReview {
  /** Sentences about names and values that the widget cannot use. */
  mistakes: readonly string[];
  /** Sentences about texts that are hard to read. */
  warnings: readonly string[];
  /** A last layer of overrides. It removes values that cannot be used, and corrects derived colours. */
  repairs: Partial<Readonly<Record<Mode, TokenSet>>>;
}

/** The colours that the widget derives, unless they are given. */
const derived = ['on-accent', 'accent-hover', 'accent-text', 'accent-edge', 'focus'];
/** The backgrounds under the accent as text. */
const grounds = ['surface', 'raised', 'sunken', 'accent-soft', 'success-soft', 'warning-soft', 'danger-soft'];

/** Reviews a theme. A pure function: it reaches the page only through `measure` and `supports`. */
export function reviewTheme({ layers, modes, supports, measure, derivesColours }: ThemeFacts): ThemeReview {
  const found = layers.map((layer) => tokenProblems(layer, supports));
  const mistakes = found.flat().map(({ token, reason }) => `${token}: ${reason}`);
  const wrong = found.map(
    (problems) => new Set(problems.flatMap(({ token, isUnknown }) => (isUnknown ? [] : [token]))),
  );
  const repairs: Partial<Record<Mode, TokenSet>> = {};
  const warnings: string[] = [];
  for (const mode of modes) {
    const given = valid(mode, layers, wrong);
    const backTo = takenBack(mode, layers, given);
    const fitting = fittingColours(mode, given, measure(mode, given), derivesColours);
    const repair = { ...backTo, ...fitting };
    if (Object.keys(repair).length > 0) repairs[mode] = repair;
    const palette = measure(mode, { ...given, ...fitting });
    warnings.push(...contrastProblems(palette).map((problem) => warningOf(mode, problem)));
  }
  return { mistakes, warnings, repairs };
}

const textsIn = (layer: unknown): [string, string][] =>
  Object.entries((layer ?? {}) as Layer).flatMap(([name, value]) =>
    name.startsWith('--pw-') && typeof value === 'string' ? [[name, value.trim()] as [string, string]] : [],
  );

/** Returns the overrides of a mode without the wrong overrides. */
function valid(mode: Mode, layers: readonly Layer[], wrong: readonly ReadonlySet<string>[]): TokenSet {
  const entries = layers.flatMap((layer, index) => [
    ...textsIn(layer).filter(([name]) => !wrong[index]?.has(name)),
    ...textsIn(layer[mode]).filter(([name]) => !wrong[index]?.has(`${mode} ${name}`)),
  ]);
  return Object.fromEntries(entries);
}

/** Returns the values that undo the overrides with a problem: the value of the layer below, or an empty value. */
function takenBack(mode: Mode, layers: readonly Layer[], given: TokenSet): TokenSet {
  const shown = Object.fromEntries(layers.flatMap((layer) => [...textsIn(layer), ...textsIn(layer[mode])]));
  return Object.fromEntries(
    Object.entries(shown).flatMap(([name, value]) =>
      value === given[name] ? [] : [[name, given[name] ?? ''] as const],
    ),
  );
}

/**
 * Returns the derived colours that the style sheet gets wrong. In a browser that derives no colours, all of them. In other
 * browsers, a text in the accent's colour on backgrounds that do not fit the mode, such as dark backgrounds in the light
 * mode.
 */
function fittingColours(mode: Mode, given: TokenSet, shown: Palette, derivesColours: boolean): TokenSet {
  const isOpen = (name: string) => !given[`--pw-${name}`];
  const own = ([name, colour]: readonly [string, Palette[string] | undefined]) =>
    colour && isOpen(name) ? [[`--pw-${name}`, toHex(colour)] as const] : [];
  const asTexts = Object.fromEntries(
    Object.entries(shown).map(([name, rgb]) => [`--pw-${name}`, toHex(rgb)]),
  );
  const kept = Object.fromEntries(
    Object.entries(asTexts).filter(([name]) => !derived.includes(name.slice('--pw-'.length)) || given[name]),
  );
  const palette = derivesColours ? shown : { ...shown, ...paletteOf(mode, kept) };
  const fitting = derivesColours ? [] : derived.flatMap((name) => own([name, palette[name]]));
  const hardToRead = contrastProblems(palette).some(
    ({ front }) => front === 'accent-text' || front === 'focus',
  );
  const text = palette['accent-text'];
  if (!hardToRead || !text) return Object.fromEntries(fitting);
  const under = grounds.flatMap((name) => (palette[name] ? [palette[name]] : []));
  const readable = readableOn(text, under, 4.5);
  // The focus colour follows the text's colour by itself.
  return Object.fromEntries([...fitting, ...own(['accent-text', readable])]);
}

const warningOf = (mode: Mode, { front, back, frontColour, backColour, ratio, wanted }: ContrastProblem) =>
  `${mode}: --pw-${front} (${frontColour}) on --pw-${back} (${backColour}) has a contrast of ${(Math.floor(ratio * 100) / 100).toFixed(2)}:1, and needs ${wanted}:1`;
