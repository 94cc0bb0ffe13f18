/** The result of a regex on a text. `unknown` if it did not finish in time or could not run. */
export type RegexResult = 'match' | 'mismatch' | 'unknown';

/**
 * Runs a regex of the server in unicode mode without blocking the page. Resolves with `unknown` if the regex does not finish
 * in time. Never rejects.
 */
export interface RegexRunner {
  test(pattern: string, text: string): Promise<RegexResult>;
}

/** Longer regexes are not run. In UTF-16 code units. */
export const maxPatternLength = 2000;

/** Longer texts are not tested. In UTF-16 code units. */
export const maxTextLength = 256;

/** Runs the regex on the calling thread, without a time limit. */
export function testInline(pattern: string, text: string): RegexResult {
  return new RegExp(pattern, 'u').test(text) ? 'match' : 'mismatch';
}
