import { toWidgetViewType } from '@paywidget/shared/contract';
import {
  type Bridge,
  createHostlessBridge,
  createIframeBridge,
  createWebViewBridge,
  detectMode,
  needsHost,
  trustOrigins,
} from '../bridge';
import { createDeployment, type Deployment } from '../configuration';
import { type EarlyStart, takeOver, withEarlyCall } from '../early';
import { log } from '../log';
import { themeIn } from '../session';
import { setLanguage } from '../setLanguage';
import { browserFetch } from '../transport';
import { version } from '../version';
import { InsecurePageError } from './failures';
import { type RunningWidget, startWidget } from './start';

const basePath = '/paywidget';

/** The paths on which the page's own placeholder, that of a list, fits. */
const listPaths: ReadonlySet<string> = new Set(['/', '/deposit', '/withdrawal']);

/** Starts the widget as a page: in a frame, a native app, a helper window, or on a provider's return. */
export function startPage(window: Window): RunningWidget {
  const { document, location } = window;
  const element = document.getElementById('paywidget');
  if (!element) throw new Error('The page has no #paywidget');
  const root = new URL(`${basePath}/`, location.origin).href;
  const query = new URLSearchParams(location.search);
  const path = location.pathname.slice(basePath.length).replace(/\/+$/, '') || '/';
  if (!listPaths.has(path)) element.replaceChildren();
  const early = takeOver(window);
  let isDebugRequested = false;
  const deployment = createDeployment({
    block: document.getElementById('paywidget-deployment')?.textContent ?? undefined,
    root,
    fetch: browserFetch,
  });
  const isBare = detectMode(window) === 'bare';
  const locale = isBare ? window.navigator.language : undefined;
  const widget = startWidget({
    element,
    bridge: bridgeOf(window, deployment, needsHost(path, query), early),
    deployment,
    root,
    history: { kind: 'browser', basePath },
    path,
    // Without a host, the device decides.
    theme: themeIn(query) ?? (isBare ? 'auto' : undefined),
    expected: {
      language: query.get('lang') ?? locale,
      viewType: query.has('view') ? toWidgetViewType(query.get('view')) : undefined,
    },
    isFramed: window.parent !== window,
    isBare,
    fetch: withEarlyCall(browserFetch, early),
    onLanguage: (language) => setLanguage(document.documentElement, language),
    startError: window.isSecureContext === false ? new InsecurePageError() : undefined,
    onIdle: loadDebug,
  });

  /** Loads the debug tools after the first screen, which does not need them. */
  function loadDebug() {
    if (isDebugRequested) return;
    isDebugRequested = true;
    const build = () => ({ version, remotes: deployment.versions() });
    import('../debug').then(
      ({ installDebug }) => installDebug({ window, update: widget.update, build }),
      (error: unknown) => log('The debug tools did not load', error),
    );
  }
  return widget;
}

function bridgeOf(
  window: Window,
  deployment: Deployment,
  isHostNeeded: boolean,
  early: EarlyStart | undefined,
): Bridge {
  switch (detectMode(window)) {
    case 'iframe':
      return createIframeBridge({
        window,
        origins: trustOrigins(window.location.origin, deployment.allowedOrigins),
        version,
        log,
        early,
      });
    case 'webView':
      return createWebViewBridge({ window, version, log });
    case 'bare':
      return createHostlessBridge({ isHostNeeded, locale: window.navigator.language });
  }
}
