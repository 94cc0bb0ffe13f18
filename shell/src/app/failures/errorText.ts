/** Translation keys by the message with which the error page opens. */
const keys: Readonly<Record<string, string>> = {
  'Network connection failed': 'error.network',
  'Request timeout': 'error.timeout',
};

/** Messages that do not help the player. The error page shows only its general advice instead. */
const hiddenMessages: ReadonlySet<string> = new Set(['', 'Unknown error']);

const maxLength = 200;

export type ErrorText = { kind: 'none' } | { kind: 'key'; key: string } | { kind: 'text'; text: string };

/**
 * Returns the text that the error page shows for a message: the translation of the message or of its HTTP status. For a
 * status without a translation, no text. Otherwise the message itself, cut to 200 characters. `isTranslated` returns true if
 * a key has a text. See docs/rules/errors.md.
 */
export function errorTextOf(message: string, isTranslated: (key: string) => boolean): ErrorText {
  const [, status] = /^HTTP (\d+)$/.exec(message) ?? [];
  const key = status ? `error.status.${status}` : Object.hasOwn(keys, message) ? keys[message] : undefined;
  if (key && isTranslated(key)) return { kind: 'key', key };
  if (status || hiddenMessages.has(message)) return { kind: 'none' };
  return { kind: 'text', text: message.slice(0, maxLength) };
}
