/** A parsed part of a pattern: the maximum number of ways it can match, and the index after it. */
type PatternPart = { paths: number; next: number };

const quantifier = /(?:[*+?]|\{(\d+)(?:(,)(\d*))?\})\??/uy;
const groupHead = /\((?:\?(?:[:=!]|<[=!]|<[^>]*>))?/uy;
const escaped = /\\(?:u\{[^}]*\}|[pP]\{[^}]*\}|k<[^>]*>|.)/suy;
const characterClass = /\[(?:\\.|[^\]\\])*\]/suy;

function matchAt(regex: RegExp, pattern: string, at: number): RegExpExecArray | null {
  regex.lastIndex = at;
  return regex.exec(pattern);
}

/** Parses a single character, class or group, without its quantifier. */
function pathsOfAtom(pattern: string, at: number, length: number): PatternPart {
  const head = matchAt(groupHead, pattern, at);
  if (head) {
    const inside = pathsOfAlternatives(pattern, at + head[0].length, length);
    return { paths: inside.paths, next: inside.next + 1 };
  }
  const special = matchAt(escaped, pattern, at);
  // From the pattern alone, nobody can tell the text that a back reference matches.
  if (special) return { paths: /^\\[k1-9]/.test(special[0]) ? Infinity : 1, next: at + special[0].length };
  const chars = matchAt(characterClass, pattern, at);
  return { paths: 1, next: at + (chars?.[0].length ?? 1) };
}

/** Returns the minimum and maximum number of repetitions that a quantifier allows in a text of the given length. */
function repetitions([quantifierText, min, comma, max]: RegExpExecArray, length: number): [number, number] {
  if (min === undefined)
    return quantifierText.startsWith('+')
      ? [1, Math.max(1, length)]
      : [0, quantifierText.startsWith('?') ? 1 : length];
  const from = Number(min);
  return [from, comma === undefined ? from : Math.max(from, Math.min(max ? Number(max) : length, length))];
}

/** Returns the number of match paths of a repeated part, summed over all allowed counts. */
function pathsOfRepetition(paths: number, [min, max]: [number, number]): number {
  if (paths === 1) return max - min + 1;
  return max === 0 ? 1 : 2 * paths ** max;
}

function pathsOfSequence(pattern: string, start: number, length: number): PatternPart {
  let paths = 1;
  let at = start;
  while (at < pattern.length && pattern[at] !== '|' && pattern[at] !== ')') {
    const atom = pathsOfAtom(pattern, at, length);
    const repeated = matchAt(quantifier, pattern, atom.next);
    paths *= repeated ? pathsOfRepetition(atom.paths, repetitions(repeated, length)) : atom.paths;
    at = atom.next + (repeated?.[0].length ?? 0);
  }
  return { paths, next: at };
}

function pathsOfAlternatives(pattern: string, start: number, length: number): PatternPart {
  let { paths, next } = pathsOfSequence(pattern, start, length);
  while (pattern[next] === '|') {
    const branch = pathsOfSequence(pattern, next + 1, length);
    paths += branch.paths;
    next = branch.next;
  }
  return { paths, next };
}

/**
 * Returns an upper bound for the number of paths that a backtracking matcher may try on a text of the given length. Each
 * quantifier, each alternative and each possible start of the match multiplies it. `pattern` must compile in unicode mode.
 */
export function maxMatchPaths(pattern: string, length: number): number {
  const { paths } = pathsOfAlternatives(pattern, 0, length);
  return pattern.startsWith('^') && !pattern.includes('|') ? paths : paths * (length + 1);
}

/** With at most this many paths, a regex takes a few milliseconds on the slowest phones. */
const maxInlinePaths = 100_000;

/** Returns true if a regex is certain to be fast on texts of this length, so that it can run on the main thread. */
export const isQuick = (pattern: string, text: string): boolean =>
  maxMatchPaths(pattern, text.length) <= maxInlinePaths;
