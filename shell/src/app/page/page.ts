import { toWidgetViewType } from '@paywidget/shared/contract';
import type { EarlyStart } from '../../handover/earlyStart';
import {
  type Bridge,
  createHostlessBridge,
  createIframeBridge,
  createWebViewBridge,
  detectMode,
  needsHost,
  trustOrigins,
} from '../../lib/bridge';
import { version } from '../../lib/bridge/version';
import { deploymentBlockId } from '../../lib/federation/addresses';
import { createDeployment, type Deployment } from '../../lib/federation/configuration';
import { type Appearance, helperAppearance, themeIn } from '../../lib/session';
import { log } from '../../lib/telemetry/log';
import { setLanguage } from '../../lib/theme/setLanguage';
import { browserFetch } from '../../lib/transport';
import { InsecurePageError } from '../failures';
import { type RunningWidget, startWidget } from '../start/start';
import { withEarlyCall } from './takeEarlyStart';

const basePath = '/paywidget';

/** The paths for which the page's placeholder fits. It is the placeholder of a list. */
const listPaths: ReadonlySet<string> = new Set(['/', '/deposit', '/withdrawal']);

/** Starts the widget as a page: in a frame, a native app, a helper window, or on a provider's return. */
export function startPage(window: Window, early: EarlyStart | undefined): RunningWidget {
  const { document, location } = window;
  const element = document.getElementById('paywidget');
  if (!element) throw new Error('The page has no #paywidget');
  const root = new URL(`${basePath}/`, location.origin).href;
  const query = new URLSearchParams(location.search);
  const path = location.pathname.slice(basePath.length).replace(/\/+$/, '') || '/';
  if (!listPaths.has(path)) element.replaceChildren();
  const fetch = withEarlyCall(browserFetch, early);
  let isIdle = false;
  const deployment = createDeployment({
    block: document.getElementById(deploymentBlockId)?.textContent ?? undefined,
    root,
    fetch,
  });
  const isBare = detectMode(window) === 'bare';
  const { theme, language, tokens } = appearanceOf(path, query);
  const locale = language ?? window.navigator.language;
  const bridge = bridgeOf(window, deployment, { isHostNeeded: needsHost(path, query), locale }, early);
  const widget = startWidget({
    element,
    bridge,
    deployment,
    root,
    history: { kind: 'browser', basePath },
    path,
    // Without a host, the deployment's theme applies, else the device's theme.
    theme: theme ?? (isBare ? (deployment.theme() ?? 'auto') : undefined),
    tokens,
    expected: {
      language: isBare ? locale : language,
      viewType: query.has('view') ? toWidgetViewType(query.get('view')) : undefined,
    },
    isFramed: window.parent !== window,
    isBare,
    fetch,
    earlyList: early?.list,
    earlySocket: early?.socket,
    onLanguage: (language) => setLanguage(document.documentElement, language),
    startError: window.isSecureContext === false ? new InsecurePageError() : undefined,
    onIdle,
  });
  if (window.parent !== window) window.addEventListener('keydown', onKeyDown);

  /** If nothing in the widget uses an `Escape`, tells the host about it. The host may show the frame in a dialog. */
  function onKeyDown({ key, defaultPrevented }: KeyboardEvent) {
    if (key !== 'Escape' || defaultPrevented || document.querySelector('[role="dialog"], dialog')) return;
    bridge.send('Escape', {});
  }

  /** Loads the code that watches and debugs the page after the first screen, because the first screen does not need it. */
  function onIdle() {
    if (isIdle) return;
    isIdle = true;
    import('./brokenFiles').then(
      ({ watchBrokenFiles }) =>
        watchBrokenFiles(document, (message) => widget.report('file.failed', message)),
      (error: unknown) => log('The watch of broken files did not load', error),
    );
    if (window.parent !== window)
      import('./followHostPage').then(
        ({ followHostPage }) => followHostPage(element as HTMLElement, bridge),
        (error: unknown) => log('The widget does not follow the page around it', error),
      );
    const build = () => ({ version, remotes: deployment.versions() });
    import('../debug').then(
      ({ installDebug }) => installDebug({ window, bridge, update: widget.update, build }),
      (error: unknown) => log('The debug tools did not load', error),
    );
  }
  return widget;
}

/**
 * The appearance that the address asks for. A helper window keeps it in its tab: when the provider sends the player back,
 * the address no longer contains it.
 */
function appearanceOf(path: string, query: URLSearchParams): Appearance {
  const asked = { theme: themeIn(query), language: query.get('lang') ?? undefined };
  if (path !== '/form') return asked;
  if (query.get('returned') === '1') return helperAppearance.read() ?? asked;
  helperAppearance.write(asked);
  return asked;
}

function bridgeOf(
  window: Window,
  deployment: Deployment,
  bare: { isHostNeeded: boolean; locale: string },
  early: EarlyStart | undefined,
): Bridge {
  switch (detectMode(window)) {
    case 'iframe':
      return createIframeBridge({
        window,
        origins: trustOrigins(window.location.origin, deployment.allowedOrigins),
        version,
        log,
        isPreloaded: new URLSearchParams(window.location.search).has('preload'),
        early,
      });
    case 'webView':
      return createWebViewBridge({ window, version, log });
    case 'bare':
      return createHostlessBridge(bare);
  }
}
