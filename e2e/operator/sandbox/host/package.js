/**
 * A host application for browser tests. It mounts the widget without a bundler: it loads the manifest, runs the
 * container and gets `./mount` from it.
 */
import { forwardPushes, redirectListeners, widgetOptions, widgetRoot } from './testPage.js';

/** Loads the container with the module federation protocol, as `@module-federation/runtime` does. */
async function loadContainer() {
  const manifestUrl = new URL('mf-manifest.json', widgetRoot);
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

const container = await loadContainer();
const { mount } = (await container.get('./mount'))();
const place = document.querySelector('#widget');

window.mountWidget = (changes = {}) =>
  mount(place, {
    ...widgetOptions(),
    on: redirectListeners,
    ...changes,
  });
window.handle = window.mountWidget();

forwardPushes();
