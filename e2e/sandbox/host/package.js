/**
 * A host application that mounts the widget itself, as a page without a bundler would: it reads the manifest, runs the
 * container and asks it for `./mount`. Options and what tests read are those of `plain.js`.
 */
import { hearPushes, keepSession } from './sandbox.js';

const text =
  new URLSearchParams(location.search).get('options') ?? decodeURIComponent(location.hash.slice(1));
const { player, user, forwardsPushes = true, redirects = true, ...options } = text ? JSON.parse(text) : {};
const root = new URL(options.src ?? '/paywidget/', location.href);

/** The federation protocol by hand; `@module-federation/runtime` does the same. */
async function loadContainer() {
  const manifestUrl = new URL('mf-manifest.json', root);
  const { metaData } = await (await fetch(manifestUrl)).json();
  const { path, name } = metaData.remoteEntry;
  const script = document.createElement('script');
  script.src = new URL(path + name, manifestUrl).href;
  await new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = () => reject(new Error(`${script.src} could not be loaded`));
    document.head.append(script);
  });
  script.remove();
  const container = window[metaData.globalName];
  await container.init({});
  return container;
}

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

const container = await loadContainer();
const { mount } = (await container.get('./mount'))();
const place = document.querySelector('#widget');

window.send = (message) => {
  window.sent.push(message);
  window.handle.send(message);
};

window.mountWidget = (changes = {}) =>
  mount(place, {
    theme: 'light',
    ...options,
    payload: { transport: 'http', ...options.payload },
    user: window.session.user,
    onMessage: (message) => window.messages.push(message),
    on: redirects ? {} : { Redirect: () => false },
    ...changes,
  });
window.handle = window.mountWidget();

if (forwardsPushes && window.session.token) {
  hearPushes(window.session.token, (event, payload) => window.send({ type: event, payload }));
}
