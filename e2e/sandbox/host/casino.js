import { createAccountView } from './account.js';
import { byId, countryChoices, countryName, fillSelect } from './controls.js';
import { createMessageLog } from './messageLog.js';
import { addressOf, presets, readOptions, widgetOptions, writeOptions } from './options.js';
import {
  call,
  forgetSession,
  renewSession,
  restoreOrSignIn,
  subscribeToPushes,
  updateBalance,
} from './sandbox.js';

const form = byId('options');
const log = createMessageLog({ list: byId('log'), filter: byId('log-filter'), clear: byId('log-clear') });
const showAccount = createAccountView({
  balance: byId('balance'),
  ledger: byId('ledger'),
  state: byId('ledger-state'),
  tasks: byId('tasks'),
});

const catalogue = await call('catalogue');
let options = readOptions();
let session;
let widget;
let stopPushes = () => {};

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' });

function showOptions() {
  for (const control of form.elements) {
    if (control.type === 'checkbox') control.checked = options[control.name] === 'true';
    else control.value = options[control.name];
  }
  byId('widget').dataset.width = options.width;
  const isDark =
    options.theme === 'dark' ||
    (options.theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
}

/** Signs in the player of the current options, or restores that player's session. */
async function signInPlayer() {
  stopPushes();
  const balance = options.additional === 'true' ? { additional: 250 } : undefined;
  session = await restoreOrSignIn({ ...options, balance });
  byId('player-name').textContent = `${session.user.name}, ${countryName(options.country)}`;
  stopPushes = subscribeToPushes(session.token, (event, data) => {
    send({ type: event, payload: data });
    void showAccount(session.token);
  });
  await showAccount(session.token);
}

/** @param {{ type: string, payload?: unknown }} message */
function send(message) {
  log('to', message.type, message.payload);
  widget?.send(message);
}

function receive(message) {
  log('from', message.messageType, message);
  if (!['DepositStatus', 'WithdrawalStatus'].includes(message.messageType)) return;
  void showAccount(session.token);
  void updateBalance(widget, session.token);
}

function close() {
  widget?.unmount();
  widget = undefined;
}

function open() {
  close();
  if (!window.Paywidget) {
    byId('widget').textContent = 'The widget is not built: run npm run build, then reload this page.';
    return;
  }
  const opened = widgetOptions(options, session.user, catalogue.bonuses[options.currency] ?? []);
  log('event', 'open', opened);
  widget = window.Paywidget.open({
    container: byId('widget'),
    ...opened,
    onMessage: receive,
    on: { Close: () => log('event', 'closed', {}) },
  });
}

/** Options that need another player. */
const signInOptions = new Set(['country', 'currency', 'view', 'platform', 'additional']);
/** Options that update an open widget without a reload. All others reopen it. */
const liveOptions = new Set(['lang', 'theme']);

async function change(name, value) {
  options = { ...options, [name]: value };
  if (name === 'country') {
    const { currency, language } = catalogue.countries.find(({ code }) => code === value) ?? options;
    options = { ...options, currency, lang: language ?? options.lang };
  }
  writeOptions(options);
  showOptions();
  if (name === 'width') return;
  if (liveOptions.has(name) && widget) {
    const update = name === 'theme' ? { theme: value } : { user: { ...session.user, lang: value } };
    log('to', 'update', update);
    widget.update(update);
    return;
  }
  if (signInOptions.has(name)) await signInPlayer();
  open();
}

async function renew() {
  session = await call('tokens/renew', { token: session.token });
  renewSession(session.token);
  await showAccount(session.token);
}

fillSelect(form.elements.country, countryChoices(catalogue.countries));
fillSelect(
  form.elements.currency,
  catalogue.currencies.map(({ code }) => [code, code]),
);
fillSelect(
  form.elements.lang,
  catalogue.languages.map((code) => [code, `${languageNames.of(code) ?? code} (${code})`]),
);
byId('presets').replaceChildren(
  ...presets.map(([title, preset]) =>
    Object.assign(document.createElement('a'), { textContent: title, href: addressOf(preset) }),
  ),
);
byId('amounts').replaceChildren(
  ...catalogue.outcomes.map(({ code, does }) => {
    const row = document.createElement('tr');
    for (const text of [`.${code}`, does])
      row.append(Object.assign(document.createElement('td'), { textContent: text }));
    return row;
  }),
);

form.addEventListener('change', ({ target }) =>
  change(target.name, target.type === 'checkbox' ? String(target.checked) : target.value),
);
form.addEventListener('submit', (event) => event.preventDefault());
byId('open').addEventListener('click', open);
byId('unmount').addEventListener('click', close);
byId('back').addEventListener('click', () => send({ type: 'back' }));
byId('revoke').addEventListener('click', () => call('tokens/revoke', { token: session.token }));
byId('renew').addEventListener('click', renew);
byId('sign-in').addEventListener('click', async () => {
  forgetSession();
  await signInPlayer();
  open();
});

if (!catalogue.languages.includes(options.lang)) options = { ...options, lang: 'en' };
showOptions();
await signInPlayer();
open();
