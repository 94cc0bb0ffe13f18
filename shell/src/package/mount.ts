import { toWidgetViewType } from '@paywidget/shared/contract';
import type { OutgoingMessage } from '@paywidget/shared/host';
import { installDebug } from '../app/debug';
import { InsecurePageError } from '../app/failures';
import { startWidget } from '../app/start/start';
import { applyTheme } from '../embed/frame/theme';
import { createListeners } from '../embed/listeners';
import { applyUpdate, updateFromMessage } from '../embed/updates';
import type { EmbedUpdate, EventName, Listener } from '../handover/embedOptions';
import type { PackageHandle, PackageOptions } from '../handover/packageOptions';
import { createPackageBridge } from '../lib/bridge';
import { followRedirect } from '../lib/bridge/followRedirect';
import { version } from '../lib/bridge/version';
import { createDeployment } from '../lib/federation/configuration';
import { log } from '../lib/telemetry/log';
import { browserFetch } from '../lib/transport';
import { withEarlyConfiguration } from './earlyConfiguration';
import { hostHistory } from './hostHistory';
import { ownRoot } from './ownRoot';
import { attachStyles } from './shadowStyles';

const textOr = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** The numbers of the widgets that this page has mounted. */
const mounted = new Set<number>();

/** Takes the lowest free number. So if a page mounts its widgets in the same order, they find their payments again. */
function takeNumber(): number {
  let number = 1;
  while (mounted.has(number)) number += 1;
  mounted.add(number);
  return number;
}

/**
 * Renders the widget inside an element of a host application, in a shadow root. If the element has a height, the widget
 * fills it. Otherwise, the widget grows with its content. See docs/decisions/012-package-mode-in-a-shadow-root.md.
 */
export function mount(element: Element, options: PackageOptions = {}): PackageHandle {
  const {
    payload,
    user,
    transaction,
    theme,
    tokens,
    history,
    basePath,
    returnUrl,
    src = ownRoot(),
  } = options;
  const current: EmbedUpdate = { payload, user, theme, tokens };
  const { document } = window;
  const root = new URL(src.endsWith('/') ? src : `${src}/`, document.baseURI).href;
  const listeners = createListeners();
  for (const [event, listener] of Object.entries(options.on ?? {}))
    listeners.add(event as EventName, listener as Listener);
  if (options.onMessage) listeners.add('*', options.onMessage);

  const shadowHost = document.createElement('div');
  // Inherits no font, colour or direction from the host's page.
  shadowHost.style.all = 'initial';
  shadowHost.style.display = 'block';
  shadowHost.style.blockSize = '100%';
  applyTheme(shadowHost, current);
  const shadow = shadowHost.attachShadow({ mode: 'open' });
  const container = document.createElement('div');
  container.style.blockSize = '100%';
  container.style.visibility = 'hidden';
  const styles = attachStyles(window, shadow);
  void styles.ready.then(() => container.style.removeProperty('visibility'));
  shadow.append(container);
  element.append(shadowHost);

  function onMessage(message: OutgoingMessage) {
    const isAccepted = listeners.emit(message);
    if (message.messageType === 'Redirect' && isAccepted) followRedirect(document, message, '_self');
    // Lets the current render or event handler finish first.
    if (message.messageType === 'Close') queueMicrotask(unmount);
  }

  const ofHost = history === 'browser' ? hostHistory(window, basePath) : undefined;
  const deployment = createDeployment({
    block: undefined,
    root,
    fetch: withEarlyConfiguration(browserFetch),
  });
  const number = takeNumber();
  function start() {
    const bridge = createPackageBridge({
      payload: current.payload,
      user: current.user,
      onMessage: onMessage,
      version,
      log,
    });
    const widget = startWidget({
      element: container,
      bridge,
      deployment,
      root,
      history: ofHost?.history ?? { kind: 'memory', path: '/' },
      path: '/',
      transaction,
      // The first widget keeps the name from the time when a page had only one widget.
      instance: number === 1 ? '' : `package-${number}`,
      theme: current.theme,
      tokens: current.tokens,
      returnUrl: returnUrl === undefined ? undefined : new URL(returnUrl, document.baseURI).href,
      expected: {
        language: textOr(current.user?.locale ?? current.user?.lang),
        viewType: toWidgetViewType(current.payload?.widgetViewType ?? current.user?.widgetViewType),
      },
      isFramed: false,
      isPackage: true,
      startedAt: performance.now(),
      fetch: browserFetch,
      startError: window.isSecureContext === false ? new InsecurePageError() : undefined,
      restart() {
        running.widget.dispose();
        running = start();
        debug.follow(running.bridge);
      },
    });
    return { bridge, widget };
  }
  let running = start();
  /** Keeps the changes, because a restart uses the current options. */
  function change(changes: EmbedUpdate) {
    applyUpdate(current, changes);
    applyTheme(shadowHost, current);
  }
  function update(changes: EmbedUpdate) {
    change(changes);
    running.widget.update(changes);
  }
  const debug = installDebug({
    window,
    bridge: running.bridge,
    update: (changes) => update(changes as EmbedUpdate),
    build: () => ({ version, remotes: deployment.versions() }),
  });

  let isMounted = true;
  function unmount() {
    if (!isMounted) return;
    isMounted = false;
    debug.remove();
    styles.detach();
    shadowHost.remove();
    running.widget.dispose();
    ofHost?.restore();
    mounted.delete(number);
  }

  return {
    update,
    send(message) {
      change(updateFromMessage(message));
      running.bridge.receive(message);
    },
    on: listeners.add,
    unmount,
  };
}
