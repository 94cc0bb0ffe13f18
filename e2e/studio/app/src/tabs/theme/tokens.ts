import { type Mode, type Palette, paletteOf, type TokenSet } from '@paywidget/shared/theme';

/** Overrides of tokens as a host gives them: for both modes, and in `light` and `dark` for one. */
export type Tokens = Readonly<Record<string, unknown>>;

/** The modes that a change applies to. */
export type Scope = 'both' | Mode;

const setOf = (value: unknown): TokenSet =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {};

/** Returns the overrides that count in a mode. */
export const tokensIn = (tokens: Tokens, mode: Mode): TokenSet => ({
  ...setOf(tokens),
  ...setOf(tokens[mode]),
});

/** Returns the colours that the widget shows in a mode. */
export const paletteFor = (tokens: Tokens, mode: Mode): Palette => paletteOf(mode, tokensIn(tokens, mode));

const without = (set: Tokens, name: string): Tokens =>
  Object.fromEntries(Object.entries(set).filter(([key]) => key !== name));

const isEmpty = (set: Tokens) => Object.keys(set).length === 0;

/**
 * Returns the tokens with one more override, or one less if the value is empty. An override of both modes removes the
 * overrides of the single modes. An override of a single mode does not change the other mode.
 */
export function withToken(tokens: Tokens, scope: Scope, name: string, value: string): Tokens {
  const modes: readonly Mode[] = scope === 'both' ? ['light', 'dark'] : [scope];
  let { light = {}, dark = {}, ...both } = tokens as Tokens & Partial<Record<Mode, Tokens>>;
  if (scope === 'both' || value === '') both = without(both, name);
  for (const mode of modes) {
    if (mode === 'light') light = without(light, name);
    else dark = without(dark, name);
  }
  if (value !== '') {
    if (scope === 'both') both = { ...both, [name]: value };
    else if (scope === 'light') light = { ...light, [name]: value };
    else dark = { ...dark, [name]: value };
  }
  return { ...both, ...(!isEmpty(light) && { light }), ...(!isEmpty(dark) && { dark }) };
}

/** Returns what `update` of an open widget needs to go from one set of overrides to another: an empty value takes one back. */
export function tokenChanges(before: Tokens, after: Tokens): Tokens {
  const gone = Object.keys(before).filter((name) => !(name in after));
  return {
    ...Object.fromEntries(gone.map((name) => [name, typeof before[name] === 'object' ? {} : ''])),
    ...after,
  };
}
