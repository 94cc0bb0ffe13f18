import { parseColour } from './colour';
import { isSafeValue } from './safeValue';
import { documentedTokens, type TokenKind } from './tokens';

/** The fault of a token: a name that the widget does not know, or a value that the widget cannot use. */
export interface TokenProblem {
  /** The place of the token: `--pw-accent`, or `dark --pw-accent` in a set of one mode. */
  token: string;
  reason: string;
  /** True if the widget does not know the name. Such a token changes nothing. */
  isUnknown?: boolean;
}

const kinds: ReadonlyMap<string, TokenKind> = new Map(documentedTokens.map(({ name, kind }) => [name, kind]));

/** The property whose values a token of this kind has. */
const properties: Readonly<Record<TokenKind, string>> = {
  colour: 'color',
  length: 'width',
  number: 'opacity',
  family: 'font-family',
  type: 'font',
  shadow: 'box-shadow',
};

const examples: Readonly<Record<TokenKind, string>> = {
  colour: 'a colour such as #1d56d8',
  length: 'a length such as 12px',
  number: 'a number such as 1',
  family: 'fonts such as Inter, sans-serif',
  type: 'a font such as 400 16px/24px Inter',
  shadow: 'a shadow such as 0 1px 2px #0003',
};

/** Returns true if a CSS property takes a value. In a browser, `CSS.supports`. */
export type Supports = (property: string, value: string) => boolean;

const number = /^[+-]?(\d+(\.\d*)?|\.\d+)$/;
const length = /^(0|(\d+(\.\d+)?|\.\d+)(px|rem|em|ch|ex|lh|cqi|cqb|vw|vh|vmin|vmax|pt|pc|cm|mm|in|q))$/i;
const call = (names: string) => new RegExp(String.raw`^(${names})\([^;{}]*\)$`, 'i');
const colourCall = call('rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark|var');
const lengthCall = call('calc|min|max|clamp|var');

/**
 * Replaces `CSS.supports` outside of a browser. It recognizes a mistake by the form of the value, and does not know all of CSS.
 * @param isName returns true if a word is the name of a colour
 */
export const supportsByForm =
  (isName: (word: string) => boolean): Supports =>
  (property, value) => {
    switch (property) {
      case 'color':
        return parseColour(value) !== undefined || colourCall.test(value) || isName(value.toLowerCase());
      case 'width':
        return length.test(value) || lengthCall.test(value);
      case 'opacity':
        return number.test(value) || lengthCall.test(value);
      case 'font-family':
        return /^[\p{L}'"-][^;{}()#]*(var\(--[\w-]+\)[^;{}()#]*)*$/u.test(value);
      case 'font':
        return /^\D*\d.*\s\S/s.test(value);
      default:
        return value === 'none' || /\d/.test(value);
    }
  };

/** The least number that a token of the kind `number` takes. `--pw-density` must not turn spaces inside out. */
const isSensible = (kind: TokenKind, value: string) =>
  kind !== 'number' || !number.test(value) || (Number(value) >= 0.5 && Number(value) <= 2);

/**
 * Returns the mistakes in the tokens of a host or a deployment: overrides by name, and in `light` and `dark` overrides for one
 * mode. An empty value is no mistake, because it removes an override. Never throws.
 */
export function tokenProblems(tokens: unknown, supports: Supports): TokenProblem[] {
  if (!isFields(tokens)) return [{ token: 'tokens', reason: 'expected an object' }];
  return Object.entries(tokens).flatMap(([name, value]) => {
    if (name !== 'light' && name !== 'dark') return problemsOf(name, value, '', supports);
    if (!isFields(value)) return [{ token: name, reason: 'expected an object with tokens' }];
    return Object.entries(value).flatMap(([own, text]) => problemsOf(own, text, `${name} `, supports));
  });
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function problemsOf(name: string, value: unknown, place: string, supports: Supports): TokenProblem[] {
  const token = place + name;
  const kind = kinds.get(name);
  if (!kind) return [{ token, reason: 'there is no such token', isUnknown: true }];
  if (typeof value !== 'string') return [{ token, reason: `expected ${examples[kind]}, as a text` }];
  if (value.trim() === '') return [];
  if (!isSafeValue(value)) return [{ token, reason: 'a value must not load a file' }];
  // The value of `opacity` would be clamped, not refused.
  if (!isSensible(kind, value)) return [{ token, reason: 'expected a number from 0.5 to 2' }];
  // Only the page knows the value of `var()`.
  if (value.includes('var(') || supports(properties[kind], value)) return [];
  return [{ token, reason: `expected ${examples[kind]}` }];
}
