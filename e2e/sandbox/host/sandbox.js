/** What the demo pages ask of the sandbox's own endpoints. */

/** @param {string} path @param {unknown} [body] */
export async function call(path, body) {
  const init =
    body === undefined
      ? undefined
      : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(`/sandbox/${path}`, init);
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.message ?? `${path} answered ${response.status}`);
  return answer;
}

/**
 * A player for these options.
 * @param {{ country: string, currency: string, lang?: string, platform?: string, view?: string, balance?: object }} options
 * @returns {Promise<{ token: string, user: Record<string, unknown> }>}
 */
export const signIn = ({ country, currency, lang, platform, view, balance }) =>
  call('players', { country, currency, lang, platform, widgetViewType: view, balance });

const kept = 'sandbox-session';

/**
 * The same player after a reload, as long as the page asks for the same; another one otherwise.
 * @param {Parameters<typeof signIn>[0]} options
 */
export async function keepSession(options) {
  const { country, currency, platform, view, balance } = options;
  const who = JSON.stringify({ country, currency, platform, view, balance });
  const earlier = JSON.parse(sessionStorage.getItem(kept) ?? 'null');
  if (earlier?.who === who) {
    const user = await call(`user?player=${encodeURIComponent(earlier.token)}`).catch(() => undefined);
    if (user) return { token: earlier.token, user: { ...user, lang: options.lang ?? user.lang } };
  }
  const session = await signIn(options);
  sessionStorage.setItem(kept, JSON.stringify({ who, token: session.token }));
  return session;
}

/** The next `keepSession` signs a new player in. */
export const forgetSession = () => sessionStorage.removeItem(kept);

/** The same player goes on with a new token. */
export function renewSession(token) {
  const earlier = JSON.parse(sessionStorage.getItem(kept) ?? '{}');
  sessionStorage.setItem(kept, JSON.stringify({ ...earlier, token }));
}

/**
 * Hears the operator's pushes for a player, as a casino's own server would pass them on to its page.
 * @param {string} token
 * @param {(event: string, data: unknown) => void} listener
 */
export function hearPushes(token, listener) {
  const source = new EventSource(`/sandbox/events?player=${encodeURIComponent(token)}`);
  for (const event of ['deposit.status', 'withdrawal.status', 'login.token']) {
    source.addEventListener(event, ({ data }) => listener(event, JSON.parse(data)));
  }
  // What the casino itself has to say: a message of any type.
  source.addEventListener('host', ({ data }) => {
    const { type, payload } = JSON.parse(data);
    listener(type, payload);
  });
  return () => source.close();
}

/**
 * Tells the widget what the player's accounts hold, as a host does once money has moved.
 * @param {{ update: (changes: unknown) => void } | undefined} widget @param {string} token
 */
export async function updateBalance(widget, token) {
  const { balanceData } = await call(`user?player=${encodeURIComponent(token)}`);
  widget?.update({ user: { balanceData } });
}
