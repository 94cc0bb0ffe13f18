type Texts = Readonly<Record<string, string>>;

/** A rule that forbids a line break: a pattern, and its replacement. */
type Rule = readonly [pattern: RegExp, replacement: string];

const noBreakSpace = '\u00A0';
const hyphenWithoutBreak = '-\u2060';

/** A hyphen between letters, but not in an e-mail address, a URL or a placeholder. */
const hyphen = /(?<!(?:@|\/\/|\.\p{L})\S*)(?<=\p{L})-(?=\p{L})(?!\S*(?:@|\/\/|\.\p{L}))(?![^\s{]*\}\})/gu;

/** Particles and the negation belong to the word before them, and the words of “да болады” (“may also”) belong together. */
const particles: readonly Rule[] = [
  [/(?<=\p{L} (?:да|де)) (?=(?:болот|болады)(?!\p{L}))/gu, noBreakSpace],
  [/ (?=(?:да|де|та|те|ма|ме|ба|бе|жок|жоқ)(?!\p{L}))/gu, noBreakSpace],
];

/** “ID” alone on a line could be any number, so it stays next to “Steam”. */
const steamId: Rule = [/(?<=Steam) (?=ID)/g, noBreakSpace];

const rules: Readonly<Record<string, readonly Rule[]>> = {
  // “Nicht” at the end negates the whole sentence, so it must not be alone on a line.
  de: [[/ (?=nicht[.!;:])/g, noBreakSpace]],
  // A prefix ends in a hyphen. Without this rule, one or two letters of a word could be left on a line.
  fil: [[hyphen, hyphenWithoutBreak]],
  // Without its negation, a verb says the opposite.
  hi: [[/(?<=(?<![\p{L}\p{M}])(?:न|नहीं)) (?=\p{L})/gu, noBreakSpace]],
  ja: [steamId],
  kk: [...particles, steamId],
  // “-ㄹ 수 있다” and “-ㄹ 수 없다” (“can” and “cannot”) are one phrase, and close the line together.
  ko: [[/ 수([가는도]?) (?=[있없])/g, `${noBreakSpace}수$1${noBreakSpace}`], steamId],
  ky: [...particles, steamId],
  // Typography forbids a word of one letter at the end of a line.
  pl: [[/(?<=(?<![\p{L}\p{N}’'-])[aiouwz]) /giu, noBreakSpace]],
  // A word is never parted from its clitic, which has one or two letters.
  ro: [[hyphen, hyphenWithoutBreak]],
};

/**
 * Returns a language's texts with characters that forbid wrong line breaks: no-break spaces (U+00A0) and word joiners
 * (U+2060). Translators type usual spaces and hyphens.
 */
export const withLineBreaks = (language: string, texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      (rules[language] ?? []).reduce((result, [pattern, rule]) => result.replace(pattern, rule), text),
    ]),
  );
