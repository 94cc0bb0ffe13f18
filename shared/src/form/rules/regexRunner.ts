/** What became of one regex on one text; `unknown` when it did not finish or could not be run at all. */
export type RegexAnswer = 'match' | 'mismatch' | 'unknown';

/**
 * Runs a regex of the server, in unicode mode, without ever holding up the page: whatever does not finish in
 * time answers `unknown`. Never rejects.
 */
export interface RegexRunner {
  test(pattern: string, text: string): Promise<RegexAnswer>;
}

/** A regex that is longer is not run. */
export const longestPattern = 2000;

/** A text that is longer is not tested, in UTF-16 code units. */
export const longestText = 256;

/** The answer on the calling thread, however long it takes. */
export function answerHere(pattern: string, text: string): RegexAnswer {
  return new RegExp(pattern, 'u').test(text) ? 'match' : 'mismatch';
}
