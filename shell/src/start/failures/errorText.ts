/** The translations of messages that an error page is opened with. */
const keys: Readonly<Record<string, string>> = {
  'Network connection failed': 'error.network',
  'Request timeout': 'error.timeout',
};

/** Texts that only tell a developer something; the page's own advice says more to a player. */
const silent: ReadonlySet<string> = new Set(['', 'Unknown error']);

const longestShown = 200;

export type ErrorText = { kind: 'none' } | { kind: 'key'; key: string } | { kind: 'text'; text: string };

/**
 * What the error page says of a message: a translation of its own, that of an HTTP status which has one (specification,
 * section 8), nothing of any other status, all else as it came. `isTranslated` says whether a key has a text.
 */
export function errorTextOf(message: string, isTranslated: (key: string) => boolean): ErrorText {
  const [, status] = /^HTTP (\d+)$/.exec(message) ?? [];
  const key = status ? `error.status.${status}` : Object.hasOwn(keys, message) ? keys[message] : undefined;
  if (key && isTranslated(key)) return { kind: 'key', key };
  if (status || silent.has(message)) return { kind: 'none' };
  return { kind: 'text', text: message.slice(0, longestShown) };
}
