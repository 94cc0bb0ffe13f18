/** Client of the sandbox's control API for the host pages. */

/**
 * Calls the control API: POST if there is a body, else GET.
 * @param {string} path @param {unknown} [body]
 */
export async function call(path, body) {
  const init =
    body === undefined
      ? undefined
      : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(`/sandbox/${path}`, init);
  const result = await response.json();
  if (!response.ok) throw new Error(result.message ?? `${path} answered ${response.status}`);
  return result;
}

/**
 * Signs up a new player.
 * @param {{ country: string, currency: string, lang?: string, platform?: string, view?: string, balance?: object }} options
 * @returns {Promise<{ token: string, user: Record<string, unknown> }>}
 */
export const signIn = ({ country, currency, lang, platform, view, balance }) =>
  call('players', { country, currency, lang, platform, widgetViewType: view, balance });

const storageKey = 'sandbox-session';

/**
 * Restores the session from before a reload if it belongs to the same options. Otherwise signs up a new player.
 * @param {Parameters<typeof signIn>[0]} options
 */
export async function restoreOrSignIn(options) {
  const { country, currency, platform, view, balance } = options;
  const who = JSON.stringify({ country, currency, platform, view, balance });
  const earlier = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
  if (earlier?.who === who) {
    const user = await call(`user?player=${encodeURIComponent(earlier.token)}`).catch(() => undefined);
    if (user) return { token: earlier.token, user: { ...user, lang: options.lang ?? user.lang } };
  }
  const session = await signIn(options);
  sessionStorage.setItem(storageKey, JSON.stringify({ who, token: session.token }));
  return session;
}

/**
 * Subscribes to a player's pushes and to messages from the casino's server. Returns an unsubscribe function.
 * @param {string} token
 * @param {(event: string, data: unknown) => void} listener
 */
export function subscribeToPushes(token, listener) {
  const source = new EventSource(`/sandbox/events?player=${encodeURIComponent(token)}`);
  for (const event of ['deposit.status', 'withdrawal.status', 'login.token']) {
    source.addEventListener(event, ({ data }) => listener(event, JSON.parse(data)));
  }
  // A message of any type from the casino's server.
  source.addEventListener('host', ({ data }) => {
    const { type, payload } = JSON.parse(data);
    listener(type, payload);
  });
  return () => source.close();
}

/**
 * Updates the balances in the widget, as a host does after a payment.
 * @param {{ update: (changes: unknown) => void } | undefined} widget @param {string} token
 */
export async function updateBalance(widget, token) {
  const { balanceData } = await call(`user?player=${encodeURIComponent(token)}`);
  widget?.update({ user: { balanceData } });
}
