/**
 * The common part of the host pages for browser tests (`plain.js`, `package.js`). It reads the page's options: JSON in
 * the query parameter `options` or in the hash.
 *
 *   player          the player to sign up
 *   user            a signed-in user, instead of `player`
 *   forwardsPushes  false: does not send the operator's pushes to the widget
 *   redirects       false: does not follow the widget's `Redirect` messages
 *
 * All others (`payload`, `transaction`, `theme`, `tokens`, `returnUrl` …) are the widget's options.
 *
 * Tests read `window.messages`, `window.sent` and `window.session`. They control the widget with `window.handle`, which
 * the page sets.
 */
import { restoreOrSignIn, subscribeToPushes } from './sandbox.js';

const text =
  new URLSearchParams(location.search).get('options') ?? decodeURIComponent(location.hash.slice(1));
const { player, user, forwardsPushes = true, redirects = true, ...options } = text ? JSON.parse(text) : {};

window.messages = [];
window.sent = [];
window.session = user
  ? { token: user.token, user }
  : await restoreOrSignIn({
      country: 'br',
      currency: 'BRL',
      ...player,
      view: player?.view ?? options.payload?.widgetViewType,
    });

window.send = (message) => {
  window.sent.push(message);
  window.handle.send(message);
};

/** The folder of the built widget. */
export const widgetRoot = new URL(options.src ?? '/paywidget/', location.href);

/** Listeners that the page passes to the widget in `on`. */
export const redirectListeners = redirects ? {} : { Redirect: () => false };

/** Returns the options that both ways of opening the widget share. */
export const widgetOptions = () => ({
  theme: 'light',
  ...options,
  payload: { transport: 'http', ...options.payload },
  user: window.session.user,
  onMessage: (message) => window.messages.push(message),
});

/** Sends the operator's pushes to the widget, unless the options forbid it. Call it after setting `window.handle`. */
export function forwardPushes() {
  if (!forwardsPushes || !window.session.token) return;
  subscribeToPushes(window.session.token, (event, payload) => window.send({ type: event, payload }));
}
