import {
  countrySelectorQuery,
  createApi,
  createQueryClient,
  depositMethodsQuery,
} from '@paywidget/shared/api';
import { sendMetrics, type WidgetViewType } from '@paywidget/shared/contract';
import { createHostPort, type HostUpdate } from '@paywidget/shared/host';
import { countryName, createI18n } from '@paywidget/shared/i18n';
import {
  announceCloseAtom,
  captchaServiceAtom,
  choiceAtom,
  countryAtom,
  createStore,
  depositMethodsParamsAtom,
  hostReturnUrlAtom,
  isBarePageAtom,
  languageAtom,
  payloadAtom,
  sessionAtom,
  startedSessionAtom,
  widgetUrlAtom,
} from '@paywidget/shared/state';
import type { AppProps } from '../app/App';
import type { History } from '../app/router';
import { type Bridge, trustOrigins } from '../bridge';
import { createCaptcha } from '../captcha';
import type { Deployment } from '../configuration';
import { createFederation } from '../federation';
import { createPageLoad, noPageLoad } from '../metrics';
import { createScreens, finalRoute, type Transaction } from '../routing';
import { callerOf, followHost, readSession, type ThemeChoice, themeAtom, tokensAtom } from '../session';
import { widgetTransport } from '../transport';
import { lastResort, messageOf, showPlainFailure, startFailureOf } from './failures';
import { loadApp } from './loadApp';
import { reportHeight } from './reportHeight';
import { startStateAtom } from './state';
import { whenIdle } from './whenIdle';

/**
 * A start that takes longer shows a placeholder meanwhile; a quicker one goes straight to the first screen. Where the page
 * brings a placeholder of its own, drawing another would only cost time.
 */
const placeholderAfterMs = (element: Element) => (element.hasChildNodes() ? 2_000 : 150);

/** The script that draws is given up after this long, in ms. If it comes later, the widget starts all the same. */
const appTimeoutMs = 30_000;

export interface WidgetOptions {
  element: Element;
  bridge: Bridge;
  deployment: Deployment;
  /** Absolute address of the deployment's root, with a slash at its end. */
  root: string;
  history: History;
  /** The path it starts on, without the base path. */
  path: string;
  transaction?: Transaction;
  theme?: ThemeChoice;
  /** Overrides of design tokens. */
  tokens?: Readonly<Record<string, string>>;
  /** Where the host wants players to come back to; absolute. */
  returnUrl?: string;
  /** What the host is expected to say, so that the right files are on their way before it does. */
  expected?: { language?: string; viewType?: WidgetViewType };
  isFramed: boolean;
  /** By `performance.now()`, where it is not the page that starts. */
  startedAt?: number;
  /** Neither framed, nor in an app, nor in package mode. */
  isBare?: boolean;
  fetch: typeof fetch;
  /** Found out before anything began, such as a page that is not secure. */
  startError?: Error;
  /** Called when the player waits for nothing more: the first screen is there, or the start has failed. */
  onIdle?: () => void;
  /** Starts everything from nothing, after a fault that nothing else caught. By default the page is loaded anew. */
  restart?: () => void;
}

export interface RunningWidget {
  update(update: HostUpdate): void;
  dispose(): void;
}

/**
 * Starts a widget. Everything that needs the network is on its way before React renders: the script that draws, the
 * handshake, the texts, the first remote; then, with the host's answer, the first API call.
 */
export function startWidget(options: WidgetOptions): RunningWidget {
  const { bridge, deployment, root, history, path, transaction, fetch, expected = {} } = options;
  const app = /*#__NOINLINE__*/ loadApp();
  const store = createStore();
  const host = createHostPort(bridge, () => store.get(sessionAtom)?.payload);
  const queryClient = createQueryClient();
  const i18n = createI18n({ host, load: deployment.loadTexts, lastResort });
  const { locate, refresh } = deployment;
  const screens = createScreens(createFederation({ host, locate, refresh, fetch, units: app }));
  const follower = followHost({ channel: bridge, store, queryClient });
  const stopReportingHeight = options.isFramed ? reportHeight(options.element, host) : () => {};
  const firstRoute = (flow: WidgetViewType) =>
    finalRoute({ flow, path, choice: store.get(choiceAtom), transaction });
  const firstScreen = firstRoute(expected.viewType ?? viewTypeOf(path)).screen;

  store.set(widgetUrlAtom, root);
  const pageUrl = new URL('captcha.html', root).href;
  store.set(captchaServiceAtom, createCaptcha({ store, host, deployed: deployment.captcha, pageUrl }));
  store.set(hostReturnUrlAtom, options.returnUrl);
  if (options.isBare) store.set(isBarePageAtom, true);
  if (options.theme) store.set(themeAtom, options.theme);
  if (options.tokens) store.set(tokensAtom, options.tokens);

  const restart = options.restart ?? (() => window.location.reload());
  let hasPainted = false;
  let unmount: (() => void) | undefined;
  let stopFollowingLanguage = () => {};
  let stopTransport = () => {};
  let isDisposed = false;
  let quickStart: ReturnType<typeof setTimeout> | undefined;
  const timeout = setTimeout(giveUp, appTimeoutMs, new Error('The script that draws has not come'));

  function paint() {
    clearTimeout(quickStart);
    if (hasPainted) return;
    hasPainted = true;
    void draw();
  }

  async function draw() {
    try {
      const { renderApp } = await app;
      if (isDisposed) return;
      unmount?.();
      unmount = renderApp(options.element, appProps());
    } catch (error) {
      giveUp(error);
    }
  }

  /** There is nowhere to go from here but out. What draws and comes after all draws over this. */
  function giveUp(error: unknown) {
    clearTimeout(timeout);
    if (isDisposed || unmount) return;
    host.report('start.failed', messageOf(error));
    showPlainFailure(options.element, store.get(themeAtom), (key) => i18n.instance.t(key), restart);
    const listening = (['back', 'swipe-back', 'close'] as const).map((type) => host.on(type, leave));
    unmount = () => {
      for (const stop of listening) stop();
      options.element.replaceChildren();
    };
  }

  function leave() {
    store.set(announceCloseAtom);
    host.send('Close', {});
  }

  const appProps = (): AppProps => ({
    store,
    host,
    i18n,
    queryClient,
    history,
    transaction,
    firstScreen,
    restart,
  });

  async function begin(): Promise<void> {
    store.set(startStateAtom, { status: 'waiting' });
    try {
      if (options.startError) throw options.startError;
      await deployment.ready();
      if (isDisposed) return;
      const answer = bridge.start();
      // A language of the host's that differs wins below; English is needed in any case.
      void i18n.use(expected.language ?? 'en');
      preload(firstScreen);
      await run(await answer);
    } catch (error) {
      stop(error);
    }
  }

  /** Starts on what the host answered; the first API call goes out before anything is rendered. */
  async function run(answer: unknown): Promise<void> {
    if (isDisposed) return;
    follower.begin(readSession(answer));
    stopTransport();
    const transport = widgetTransport({
      fetch,
      apiUrl: deployment.apiUrl(),
      socketUrl: deployment.socketUrl(),
      store,
      host,
    });
    stopTransport = transport.dispose;
    const caller = () => callerOf(store.get(startedSessionAtom));
    const api = createApi({ transport, host, caller });
    api.onPush((event, data) => {
      try {
        follower.hearPush(event, data);
      } catch (error) {
        host.report('ContractError', messageOf(error));
      }
    });
    const { screen } = firstRoute(store.get(payloadAtom).widgetViewType);
    const content =
      screen === 'deposit.list' &&
      queryClient.prefetchQuery(depositMethodsQuery(api, store.get(depositMethodsParamsAtom)));
    // The list says whose methods it shows; nothing waits for whether another country can be chosen.
    if (content) void queryClient.prefetchQuery(countrySelectorQuery(api));
    preload(screen);
    await i18n.use(store.get(languageAtom));
    if (isDisposed) return;
    // A language's first name of a country makes the browser load its tables. Here nothing waits for it yet.
    countryName(store.get(countryAtom), i18n.instance.language);
    stopFollowingLanguage();
    stopFollowingLanguage = store.sub(languageAtom, () => void i18n.use(store.get(languageAtom)));
    const pageLoad = options.isFramed
      ? noPageLoad
      : createPageLoad({
          window,
          startedAt: options.startedAt,
          send: (events) => void api.call(sendMetrics, { events }).catch(() => {}),
        });
    const origins = trustOrigins(window.location.origin, deployment.allowedOrigins);
    const services = { screens, origins, pageLoad };
    store.set(startStateAtom, { status: 'ready', api, staticUrl: deployment.staticUrl(), services });
    // One drawing of the whole first screen is quicker than one of its placeholder and one of itself.
    await Promise.all([content, screens.settled(screen)]);
    paint();
    whenIdle(() => {
      void refresh();
      options.onIdle?.();
    });
  }

  function preload(screen: typeof firstScreen) {
    if (!['error', 'empty', 'empty.region', 'form'].includes(screen)) screens.load(screen);
  }

  function stop(error: unknown) {
    if (isDisposed) return;
    const failure = startFailureOf(error);
    host.report(failure.code, failure.message);
    options.onIdle?.();
    // An answer that comes after all starts the widget by itself, unless something stands in its way.
    const unlisten = options.startError
      ? () => {}
      : bridge.on('loaded', (payload) => {
          unlisten();
          run(payload).catch(stop);
        });
    const retry = () => {
      unlisten();
      void begin();
    };
    store.set(startStateAtom, { status: 'failed', failure, retry });
    paint();
  }

  app.then(() => {
    clearTimeout(timeout);
    if (!isDisposed) quickStart = setTimeout(paint, placeholderAfterMs(options.element));
  }, paint);
  void begin();
  return {
    update: follower.update,
    dispose() {
      isDisposed = true;
      clearTimeout(quickStart);
      clearTimeout(timeout);
      // A host may take the widget out without a word: who is in the middle of something says so now.
      store.set(announceCloseAtom);
      follower.dispose();
      stopReportingHeight();
      stopFollowingLanguage();
      unmount?.();
      stopTransport();
      queryClient.clear();
      bridge.dispose();
    },
  };
}

/** The flow that a path belongs to as far as it tells; the host's word decides once it is there. */
const viewTypeOf = (path: string): WidgetViewType =>
  path.startsWith('/cryptobalance') ? 'cryptobalance' : 'main';
