/** The translations of messages that an error page is opened with; all else is shown as it came. */
const keys: Readonly<Record<string, string>> = {
  'Network connection failed': 'error.network',
  'Request timeout': 'error.timeout',
  'HTTP 401': 'error.status.401',
  'HTTP 403': 'error.status.403',
  'HTTP 429': 'error.status.429',
  'HTTP 503': 'error.status.503',
};

/** Texts that only tell a developer something; the page's own advice says more to a player. */
const silent: ReadonlySet<string> = new Set(['', 'Unknown error']);

const longestShown = 200;

export type ErrorText = { kind: 'none' } | { kind: 'key'; key: string } | { kind: 'text'; text: string };

/** What the error page says of a message (specification, section 8, "HTTP status with a translation"). */
export function errorTextOf(message: string): ErrorText {
  const key = Object.hasOwn(keys, message) ? keys[message] : undefined;
  if (key) return { kind: 'key', key };
  if (silent.has(message) || /^HTTP \d+$/.test(message)) return { kind: 'none' };
  return { kind: 'text', text: message.slice(0, longestShown) };
}
