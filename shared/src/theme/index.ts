/**
 * Themes as data and pure functions: the documented tokens, the colours derived from the accent, the contrast of all pairs of
 * colours that are used together, and the check of the tokens of a host or a deployment. Needs neither React nor a page. The
 * first screen does not load this unit.
 */
export { type Supports, supportsByForm, tokenProblems } from './checkTokens';
export { contrast, parseColour, toHex } from './colour';
export {
  type ContrastProblem,
  colourPairs,
  contrastProblems,
  type Palette,
  paletteOf,
} from './contrast';
export { type Mode, readableOn } from './derive';
export { presets } from './presets';
export { isSafeValue } from './safeValue';
export {
  type DocumentedToken,
  documentedTokens,
  type TokenSet,
} from './tokens';
