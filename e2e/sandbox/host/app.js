/**
 * Plays a native app: opens the widget as a web view's page and speaks with it as the app's code would. The two windows
 * share a channel; `nativeBridge.js` is the other end.
 */
import { createMessageLog } from './messageLog.js';
import { call, hearPushes, signIn } from './sandbox.js';

/** @param {string} id */
const byId = (id) => document.getElementById(id);

const form = byId('options');
const log = createMessageLog({ list: byId('log'), filter: byId('log-filter'), clear: byId('log-clear') });
const channel = new BroadcastChannel('sandbox-app');
const catalogue = await call('catalogue');
const countryNames = new Intl.DisplayNames(['en'], { type: 'region' });

let session;
let webView;
let stopPushes = () => {};
let signedIn = Promise.resolve();

/** @param {string} name @param {[value: string, text: string][]} choices */
const fill = (name, choices) =>
  form.elements[name].replaceChildren(...choices.map(([value, text]) => new Option(text, value)));

/** @param {{ type: string, payload?: unknown }} message */
function send(message) {
  log('to', message.type, message.payload);
  channel.postMessage({ message: JSON.stringify(message) });
}

/** What an app does about the widget's words. */
const reactions = {
  Close: () => webView?.close(),
  Share: ({ text }) => log('event', 'share sheet', { text }),
  TokenExpired: async () => {
    session = { ...session, ...(await call('tokens/renew', { token: session.token })) };
    send({ type: 'login.token', payload: { token: session.token } });
  },
};

async function giveUserData() {
  const { delay, lang } = form.elements;
  if (delay.value === 'never') return;
  await signedIn;
  const userData = { transport: 'http', user: { ...session.user, lang: lang.value } };
  setTimeout(() => {
    log('to', 'paywidgetUserData', userData);
    channel.postMessage({ userData });
  }, Number(delay.value));
}

channel.addEventListener('message', ({ data }) => {
  if (data.isOpen) void giveUserData();
  if (!data.said) return;
  const message = JSON.parse(data.said);
  log('from', message.messageType, message);
  void reactions[message.messageType]?.(message);
});

async function signInAnew() {
  stopPushes();
  const { platform, country } = form.elements;
  const { currency } = catalogue.countries.find(({ code }) => code === country.value);
  session = await signIn({ country: country.value, currency, platform: platform.value });
  byId('player-name').textContent = session.user.name;
  stopPushes = hearPushes(session.token, (type, payload) => send({ type, payload }));
}

function open() {
  const { platform, transaction } = form.elements;
  // The sandbox puts the bridge into the widget's page for whoever has this; only a window of that name uses it.
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser of a demo has the Cookie Store.
  document.cookie = 'sandbox-app=1; path=/paywidget; SameSite=Lax';
  webView?.close();
  webView = window.open(
    `/paywidget/${transaction.value}`,
    `sandbox-app-${platform.value}`,
    'popup,width=390,height=844',
  );
}

fill(
  'country',
  catalogue.countries
    .map(({ code }) => [code, countryNames.of(code.toUpperCase()) ?? code])
    .sort(([, a], [, b]) => a.localeCompare(b)),
);
fill(
  'lang',
  catalogue.languages.map((code) => [code, code]),
);
form.elements.country.value = 'br';
form.elements.lang.value = 'en';

form.addEventListener('change', ({ target }) => {
  if (target.name === 'country' || target.name === 'platform') signedIn = signInAnew();
});
byId('open').addEventListener('click', open);
for (const type of ['back', 'swipe-back', 'close'])
  byId(type).addEventListener('click', () => send({ type }));
byId('revoke').addEventListener('click', () => call('tokens/revoke', { token: session.token }));

signedIn = signInAnew();
