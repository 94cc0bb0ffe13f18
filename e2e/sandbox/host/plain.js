/**
 * A host page that does nothing by itself, for browser tests. All options are JSON in the query's `options` or the hash:
 * `player` (who to sign in) or `user` (who is), `payload`, `transaction`, `theme`, `tokens`, `returnUrl`, and
 * `forwardsPushes: false` to keep the operator's pushes from the widget. `redirects: false` keeps the page from following
 * `Redirect`. Tests read `messages`, `sent` and `session`, and speak through `handle`.
 */
import { hearPushes, keepSession, updateBalance } from './sandbox.js';

const text =
  new URLSearchParams(location.search).get('options') ?? decodeURIComponent(location.hash.slice(1));
const { player, user, forwardsPushes = true, redirects = true, ...options } = text ? JSON.parse(text) : {};

window.messages = [];
window.sent = [];
window.session = user
  ? { token: user.token, user }
  : await keepSession({
      country: 'br',
      currency: 'BRL',
      ...player,
      view: player?.view ?? options.payload?.widgetViewType,
    });

window.send = (message) => {
  window.sent.push(message);
  window.handle.send(message);
};

window.handle = window.Paywidget.open({
  container: '#widget',
  theme: 'light',
  ...options,
  payload: { transport: 'http', ...options.payload },
  user: window.session.user,
  onMessage: (message) => window.messages.push(message),
  on: {
    WithdrawalStatus: () => void updateBalance(window.handle, window.session.token),
    ...(!redirects && { Redirect: () => false }),
  },
});

if (forwardsPushes && window.session.token) {
  hearPushes(window.session.token, (event, payload) => window.send({ type: event, payload }));
}
