/**
 * The parts of a language's texts. `first` is loaded before the first screen, the others before the first screen that
 * shows them. See docs/rules/languages.md.
 */
export const textParts = [
  'first',
  'form',
  'bonus',
  'deposit',
  'crypto',
  'p2p',
  'withdrawal',
  'sweepstake',
] as const;
export type TextPart = (typeof textParts)[number];
