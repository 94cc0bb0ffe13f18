/**
 * Simulates a native app: opens the widget in a second window as its web view and exchanges messages with it. Both
 * windows share a broadcast channel; `nativeBridge.js` is the other end.
 */
import { byId, countryChoices, fillSelect } from './controls.js';
import { createMessageLog } from './messageLog.js';
import { call, signIn, subscribeToPushes } from './sandbox.js';

const form = byId('options');
const log = createMessageLog({ list: byId('log'), filter: byId('log-filter'), clear: byId('log-clear') });
const channel = new BroadcastChannel('sandbox-app');
const catalogue = await call('catalogue');

/** The origin of the widget. Only its pages get data and messages, and only they are heard. */
const origin = location.origin;

let session;
let webView;
let stopPushes = () => {};
let signedIn = Promise.resolve();

/** @param {{ type: string, payload?: unknown }} message */
function send(message) {
  log('to', message.type, message.payload);
  channel.postMessage({ message: JSON.stringify(message), origin });
}

/** Handlers of the widget's messages, by `messageType`. */
const messageHandlers = {
  Close: () => webView?.close(),
  Share: ({ text }) => log('event', 'share sheet', { text }),
  TokenExpired: async () => {
    session = { ...session, ...(await call('tokens/renew', { token: session.token })) };
    send({ type: 'login.token', payload: { token: session.token } });
  },
};

/** Sets `paywidgetUserData` in the web view after the chosen delay. */
async function sendUserData() {
  const { delay, lang } = form.elements;
  if (delay.value === 'never') return;
  await signedIn;
  const userData = { transport: 'http', user: { ...session.user, lang: lang.value } };
  setTimeout(() => {
    log('to', 'paywidgetUserData', userData);
    channel.postMessage({ userData, origin });
  }, Number(delay.value));
}

channel.addEventListener('message', ({ data }) => {
  if (data.origin !== origin) return;
  if (data.isOpen) void sendUserData();
  if (!data.fromWidget) return;
  const message = JSON.parse(data.fromWidget);
  log('from', message.messageType, message);
  void messageHandlers[message.messageType]?.(message);
});

async function signInNewPlayer() {
  stopPushes();
  const { platform, country } = form.elements;
  const { currency } = catalogue.countries.find(({ code }) => code === country.value);
  session = await signIn({ country: country.value, currency, platform: platform.value });
  byId('player-name').textContent = session.user.name;
  stopPushes = subscribeToPushes(session.token, (type, payload) => send({ type, payload }));
}

function open() {
  const { platform, transaction } = form.elements;
  // With this cookie, the sandbox inserts the bridge into the widget's page. Only a window of the name below uses it.
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser supports the Cookie Store API.
  document.cookie = 'sandbox-app=1; path=/paywidget; SameSite=Lax';
  webView?.close();
  webView = window.open(
    `/paywidget/${transaction.value}`,
    `sandbox-app-${platform.value}`,
    'popup,width=390,height=844',
  );
}

fillSelect(form.elements.country, countryChoices(catalogue.countries));
fillSelect(
  form.elements.lang,
  catalogue.languages.map((code) => [code, code]),
);
form.elements.country.value = 'br';
form.elements.lang.value = 'en';

form.addEventListener('change', ({ target }) => {
  if (target.name === 'country' || target.name === 'platform') signedIn = signInNewPlayer();
});
byId('open').addEventListener('click', open);
for (const type of ['back', 'swipe-back', 'close'])
  byId(type).addEventListener('click', () => send({ type }));
byId('revoke').addEventListener('click', () => call('tokens/revoke', { token: session.token }));

signedIn = signInNewPlayer();
