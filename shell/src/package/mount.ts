import { toWidgetViewType } from '@paywidget/shared/contract';
import type { OutgoingMessage } from '@paywidget/shared/host';
import { createPackageBridge } from '../bridge';
import { createDeployment } from '../configuration';
import { installDebug } from '../debug';
import { createListeners } from '../embed/listeners';
import type { EmbedUpdate, EventName, Listener } from '../embed/options';
import { changesIn, remember } from '../embed/said';
import { log } from '../log';
import { followRedirect } from '../redirect';
import { InsecurePageError } from '../start/failures';
import { startWidget } from '../start/start';
import { browserFetch } from '../transport';
import { version } from '../version';
import type { PackageHandle, PackageOptions } from './options';
import { attachStyles } from './styleGround';

/** Up from `static/shell/<version>/package/`, where this code lies in a deployment. */
const ownRoot = () => new URL('../../../../', new URL(__webpack_public_path__, window.location.href)).href;

const textOr = (value: unknown) => (typeof value === 'string' ? value : undefined);

/**
 * Renders the widget inside an element of a host application. Its nodes and styles live in a shadow root of its own.
 * Fills the element where that has a height, and grows with its content where it has none.
 */
export function mount(element: Element, options: PackageOptions = {}): PackageHandle {
  const { payload, user, transaction, theme, tokens, history, returnUrl, src = ownRoot() } = options;
  const said: EmbedUpdate = { payload, user, theme, tokens };
  const { document, location } = window;
  const root = new URL(src.endsWith('/') ? src : `${src}/`, document.baseURI).href;
  const listeners = createListeners();
  for (const [event, listener] of Object.entries(options.on ?? {}))
    listeners.add(event as EventName, listener as Listener);
  if (options.onMessage) listeners.add('*', options.onMessage);

  const ground = document.createElement('div');
  // Nothing of the page's own type, colours or direction is inherited.
  ground.style.all = 'initial';
  ground.style.display = 'block';
  ground.style.blockSize = '100%';
  const shadow = ground.attachShadow({ mode: 'open' });
  const place = document.createElement('div');
  place.style.blockSize = '100%';
  place.style.visibility = 'hidden';
  const styles = attachStyles(window, shadow);
  void styles.ready.then(() => place.style.removeProperty('visibility'));
  shadow.append(place);
  element.append(ground);

  function hear(message: OutgoingMessage) {
    const isAccepted = listeners.tell(message);
    if (message.messageType === 'Redirect' && isAccepted) followRedirect(document, message, '_self');
    // What is being rendered or pressed right now is finished first.
    if (message.messageType === 'Close') queueMicrotask(unmount);
  }

  const deployment = createDeployment({ block: undefined, root, fetch: browserFetch });
  function start() {
    const bridge = createPackageBridge({
      payload: said.payload,
      user: said.user,
      onMessage: hear,
      version,
      log,
    });
    const widget = startWidget({
      element: place,
      bridge,
      deployment,
      root,
      history:
        history === 'browser'
          ? { kind: 'browser', basePath: location.pathname.replace(/\/+$/, '') }
          : { kind: 'memory', path: '/' },
      path: '/',
      transaction,
      theme: said.theme,
      tokens: said.tokens,
      returnUrl: returnUrl === undefined ? undefined : new URL(returnUrl, document.baseURI).href,
      expected: {
        language: textOr(said.user?.locale ?? said.user?.lang),
        viewType: toWidgetViewType(said.payload?.widgetViewType ?? said.user?.widgetViewType),
      },
      isFramed: false,
      startedAt: performance.now(),
      fetch: browserFetch,
      startError: window.isSecureContext === false ? new InsecurePageError() : undefined,
      restart() {
        running.widget.dispose();
        running = start();
      },
    });
    return { bridge, widget };
  }
  let running = start();
  function update(changes: EmbedUpdate) {
    // A restart begins with what the host has said by then.
    remember(said, changes);
    running.widget.update(changes);
  }
  const removeDebug = installDebug({
    window,
    update,
    build: () => ({ version, remotes: deployment.versions() }),
  });

  let isMounted = true;
  function unmount() {
    if (!isMounted) return;
    isMounted = false;
    removeDebug();
    styles.detach();
    ground.remove();
    running.widget.dispose();
  }

  return {
    update,
    send(message) {
      remember(said, changesIn(message));
      running.bridge.receive(message);
    },
    on: listeners.add,
    unmount,
  };
}
