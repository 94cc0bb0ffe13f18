import { sendMetrics, type WidgetViewType } from '@paywidget/shared/contract';
import type { HostPort, HostUpdate } from '@paywidget/shared/host';
import { announceCloseAtom, choiceAtom, instanceAtom, themeAtom, tokensAtom } from '@paywidget/shared/state';
import { createFederation } from '../../lib/federation';
import { createPageLoad, noPageLoad } from '../../lib/telemetry/pageLoad';
import { createScreens, finalRoute } from '../routing';
import { createServices } from './createServices';
import { loadApp } from './loadApp';
import type { WidgetOptions } from './options';
import { createRenderer } from './renderer';
import { reportHeight } from './reportHeight';
import { createSession } from './session';

export interface RunningWidget {
  update(update: HostUpdate): void;
  report: HostPort['report'];
  dispose(): void;
}

/**
 * Starts a widget. Creates what its two parts share, the services first, then starts both: the session (`session.ts`) talks to the host and the
 * API, the renderer (`renderer.ts`) shows the session's state. Everything that needs the network is requested before React
 * renders: the app script, the handshake, the texts, the first remote, then the first API call.
 */
export function startWidget(options: WidgetOptions): RunningWidget {
  const { element, bridge, deployment, history, path, transaction, fetch, expected = {} } = options;
  // Not inlined, for the reason that `loadApp` gives.
  const app = /*#__NOINLINE__*/ loadApp();
  const { services, transport } = createServices(options);
  const { store, host, api, queryClient, i18n } = services;
  if (options.onLanguage) i18n.instance.on('languageChanged', options.onLanguage);
  const { locate, refresh } = deployment;
  const screens = createScreens(createFederation({ host, locate, refresh, fetch, units: app }), i18n);
  const stopReportingHeight = options.isFramed ? reportHeight(element, host) : () => {};
  const firstScreenOf = (flow: WidgetViewType) =>
    finalRoute({ flow, path, choice: store.get(choiceAtom), transaction }).screen;
  const firstScreen = firstScreenOf(expected.viewType ?? viewTypeOf(path));

  if (options.instance) store.set(instanceAtom, options.instance);
  if (options.theme) store.set(themeAtom, options.theme);
  if (options.tokens) store.set(tokensAtom, options.tokens);

  const pageLoad = options.isFramed
    ? noPageLoad
    : createPageLoad({
        window,
        startedAt: options.startedAt,
        send: (events) => void api.call(sendMetrics, { events }).catch(() => {}),
      });
  const restart = options.restart ?? (() => window.location.reload());
  const props = { services, screens, pageLoad, history, transaction, firstScreen, restart };
  const renderer = createRenderer({ element, app, props, earlyList: options.earlyList });
  const { render } = renderer;
  const session = createSession({
    options,
    services,
    transport,
    screens,
    firstScreen,
    firstScreenOf,
    render,
  });
  void session.begin();

  return {
    update: session.update,
    report: host.report,
    dispose() {
      // A host may remove the widget without a message, so call the listeners of closing now, such as the report of an
      // abandoned deposit.
      store.set(announceCloseAtom);
      renderer.dispose();
      session.dispose();
      stopReportingHeight();
      queryClient.clear();
      bridge.dispose();
    },
  };
}

/** Guesses the flow from the path. The host's answer decides later. */
const viewTypeOf = (path: string): WidgetViewType =>
  path.startsWith('/cryptobalance') ? 'cryptobalance' : 'main';
