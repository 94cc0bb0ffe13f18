import {
  countrySelectorQuery,
  depositMethodsQuery,
  type Transport,
  withdrawalMethodsQuery,
} from '@paywidget/shared/api';
import type { WidgetViewType } from '@paywidget/shared/contract';
import type { HostUpdate } from '@paywidget/shared/host';
import { countryName } from '@paywidget/shared/i18n';
import { type ScreenName, screenNamed } from '@paywidget/shared/navigation/routes';
import type { Services } from '@paywidget/shared/services';
import {
  countryAtom,
  deployedLookAtom,
  depositMethodsParamsAtom,
  languageAtom,
  payloadAtom,
  withdrawalMethodsParamsAtom,
} from '@paywidget/shared/state';
import { originOf } from '../../lib/bridge';
import { whenIdle } from '../../lib/scheduling/whenIdle';
import { followHost, isCountryMissing, readSession } from '../../lib/session';
import { messageOf, startFailureOf } from '../failures';
import type { Screens } from '../routing';
import { startStateAtom } from '../state/startState';
import { followTheme } from './followTheme';
import type { WidgetOptions } from './options';

export interface SessionPorts {
  options: WidgetOptions;
  services: Services;
  /** Sends the calls of the api. The session closes it. */
  transport: Transport;
  screens: Screens;
  /** Where the widget will probably start. It is loaded before the host has answered. */
  firstScreen: ScreenName;
  /** Returns the screen on which the widget starts in a flow. */
  firstScreenOf: (flow: WidgetViewType) => ScreenName;
  /** Called when there is something to show: the first screen is loaded, or the start has failed. */
  render: () => void;
}

/** The session of one widget: from the handshake with the host until it is disposed. */
export interface WidgetSession {
  /** Asks the host who the player is, and starts with the answer. */
  begin(): Promise<void>;
  update(update: HostUpdate): void;
  dispose(): void;
}

/**
 * Creates the session of a widget. The session waits for the host, then has failed (with a retry) or is ready. It writes
 * each state to `startStateAtom`. The app is rendered from this atom.
 */
export function createSession(ports: SessionPorts): WidgetSession {
  const { options, services, transport, screens, render } = ports;
  const { store, host, api, queryClient, i18n, urls } = services;
  const { bridge, deployment, expected = {} } = options;
  const follower = followHost({ channel: bridge, store, queryClient });
  let stopFollowingLanguage = () => {};
  let stopFollowingTheme = () => {};
  let isMeasured = false;
  let isDisposed = false;

  api.onPush((event, data) => {
    try {
      follower.applyPush(event, data);
    } catch (error) {
      host.report('ContractError', messageOf(error));
    }
  });

  async function begin(): Promise<void> {
    store.set(startStateAtom, { status: 'waiting' });
    try {
      if (options.startError) throw options.startError;
      await deployment.ready();
      if (isDisposed) return;
      store.set(deployedLookAtom, { theme: deployment.theme(), tokens: deployment.tokens() });
      const answer = bridge.start();
      // `start` loads the language of the host's answer. English is needed in any case.
      void i18n.use(expected.language ?? 'en');
      preload(ports.firstScreen);
      await start(await answer);
    } catch (error) {
      fail(error);
    }
  }

  /** Starts with the host's answer. The first API call leaves before anything is rendered. */
  async function start(answer: unknown): Promise<void> {
    if (isDisposed) return;
    follower.begin(readSession(answer));
    if (isCountryMissing(answer)) host.report('user.paymentGeo', 'No paymentGeo: RU is assumed');
    const { widgetViewType, transport: wanted, returnUrl } = store.get(payloadAtom);
    if (wanted === 'socket' && deployment.socketUrl() === undefined)
      host.report('transport.unconfigured', 'The deployment has no socketUrl');
    const screen = ports.firstScreenOf(widgetViewType);
    const content = requestContent(screen);
    measure(screen);
    preload(screen);
    await i18n.use(store.get(languageAtom));
    if (isDisposed) return;
    // The first country name in a language makes the browser load a table. Do it now, during the wait for the network.
    countryName(store.get(countryAtom), i18n.instance.language);
    stopFollowingLanguage();
    stopFollowingLanguage = store.sub(languageAtom, () => void i18n.use(store.get(languageAtom)));
    if (returnUrl && !urls.trustedOrigins.includes(originOf(returnUrl) ?? ''))
      host.report('payload.returnUrl', returnUrl);
    store.set(startStateAtom, { status: 'ready' });
    // Rendering the whole first screen once is faster than rendering its placeholder first.
    await Promise.all([content, screens.whenLoaded(screen)]);
    // The player may have pressed a method already.
    if (options.earlyList?.isDrawn() && screens.stateOf(screen).status === 'ready')
      screens.loadLikelyNext(screen);
    render();
    whenIdle(() => {
      void deployment.refresh();
      options.onIdle?.();
      if (isDisposed) return;
      stopFollowingTheme();
      stopFollowingTheme = followTheme({ element: options.element, store, host });
    });
  }

  /** Requests what a list shows. The list finds the answer, and shows a failure, by the same query. */
  async function requestContent(screen: ScreenName): Promise<void> {
    if (screen === 'deposit.list') {
      const methods = queryClient.prefetchQuery(
        depositMethodsQuery(api, store.get(depositMethodsParamsAtom)),
      );
      // The list does not wait for this call: the answer only decides whether the player may choose another country.
      void queryClient.prefetchQuery(countrySelectorQuery(api));
      await methods;
    }
    if (screen === 'withdrawal.list')
      await queryClient.prefetchQuery(withdrawalMethodsQuery(api, store.get(withdrawalMethodsParamsAtom)));
  }

  /** Starts, once, what the deployment measures. The widget works without it. */
  function measure(screen: ScreenName) {
    const telemetry = deployment.telemetry();
    if (!telemetry || isMeasured) return;
    isMeasured = true;
    const { isPackage } = options;
    import(/* webpackChunkName: 'telemetry' */ '../../lib/telemetry')
      .then((late) => late.startTelemetry({ telemetry, transport, services, bridge, isPackage, screen }))
      .catch(() => {});
  }

  function preload(screen: ScreenName) {
    if (screenNamed(screen).owner !== 'shell') screens.load(screen);
  }

  function fail(error: unknown) {
    if (isDisposed) return;
    const failure = startFailureOf(error);
    host.report(failure.code, failure.message);
    options.onIdle?.();
    // If the host answers late, the widget starts without a press. After a start error, such as an insecure page, it does
    // not start.
    const unlisten = options.startError
      ? () => {}
      : bridge.on('loaded', (payload) => {
          unlisten();
          start(payload).catch(fail);
        });
    const retry = () => {
      unlisten();
      void begin();
    };
    store.set(startStateAtom, { status: 'failed', failure, retry });
    render();
  }

  return {
    begin,
    update: follower.update,
    dispose() {
      isDisposed = true;
      follower.dispose();
      stopFollowingLanguage();
      transport.dispose();
      stopFollowingTheme();
    },
  };
}
