/** How a piece of a pattern may match: the number of ways at most, and where the pattern goes on. */
type Piece = { ways: number; next: number };

const quantifier = /(?:[*+?]|\{(\d+)(?:(,)(\d*))?\})\??/uy;
const groupHead = /\((?:\?(?:[:=!]|<[=!]|<[^>]*>))?/uy;
const escaped = /\\(?:u\{[^}]*\}|[pP]\{[^}]*\}|k<[^>]*>|.)/suy;
const characterClass = /\[(?:\\.|[^\]\\])*\]/suy;

function matchAt(regex: RegExp, pattern: string, at: number): RegExpExecArray | null {
  regex.lastIndex = at;
  return regex.exec(pattern);
}

/** A single character, class or group, without its quantifier. */
function waysOfAtom(pattern: string, at: number, length: number): Piece {
  const head = matchAt(groupHead, pattern, at);
  if (head) {
    const inside = waysOfAlternatives(pattern, at + head[0].length, length);
    return { ways: inside.ways, next: inside.next + 1 };
  }
  const special = matchAt(escaped, pattern, at);
  // What a back reference matches is not known from the pattern alone.
  if (special) return { ways: /^\\[k1-9]/.test(special[0]) ? Infinity : 1, next: at + special[0].length };
  const chars = matchAt(characterClass, pattern, at);
  return { ways: 1, next: at + (chars?.[0].length ?? 1) };
}

/** How often a quantifier may repeat what stands before it, within a text of the length. */
function repetitions([written, least, comma, most]: RegExpExecArray, length: number): [number, number] {
  if (least === undefined) return [written.startsWith('+') ? 1 : 0, written.startsWith('?') ? 1 : length];
  const from = Number(least);
  return [from, comma === undefined ? from : Math.max(from, Math.min(most ? Number(most) : length, length))];
}

/** The sum over the possible counts of the ways that so many repetitions have. */
function waysRepeated(ways: number, [least, most]: [number, number]): number {
  if (ways === 1) return most - least + 1;
  return most === 0 ? 1 : 2 * ways ** most;
}

function waysOfSequence(pattern: string, start: number, length: number): Piece {
  let ways = 1;
  let at = start;
  while (at < pattern.length && pattern[at] !== '|' && pattern[at] !== ')') {
    const atom = waysOfAtom(pattern, at, length);
    const repeated = matchAt(quantifier, pattern, atom.next);
    ways *= repeated ? waysRepeated(atom.ways, repetitions(repeated, length)) : atom.ways;
    at = atom.next + (repeated?.[0].length ?? 0);
  }
  return { ways, next: at };
}

function waysOfAlternatives(pattern: string, start: number, length: number): Piece {
  let { ways, next } = waysOfSequence(pattern, start, length);
  while (pattern[next] === '|') {
    const branch = waysOfSequence(pattern, next + 1, length);
    ways += branch.ways;
    next = branch.next;
  }
  return { ways, next };
}

/**
 * An upper bound of how many ways a backtracking matcher may have to try on a text of the length: each choice
 * that a quantifier or an alternative leaves multiplies them, each place where a match may start too.
 * `pattern` compiles in unicode mode.
 */
export function mostWays(pattern: string, length: number): number {
  const { ways } = waysOfAlternatives(pattern, 0, length);
  return pattern.startsWith('^') && !pattern.includes('|') ? ways : ways * (length + 1);
}

/** Few enough that the slowest phone is done within some milliseconds. */
const affordableWays = 100_000;

/** Whether a regex can be run on the page's own thread: proven quick, whatever the text holds. */
export const isQuick = (pattern: string, text: string): boolean =>
  mostWays(pattern, text.length) <= affordableWays;
