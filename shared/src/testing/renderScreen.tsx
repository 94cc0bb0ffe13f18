import { ApiProvider, createApi, createQueryClient } from '@paywidget/shared/api';
import { HostProvider } from '@paywidget/shared/host';
import { createI18n, I18nProvider } from '@paywidget/shared/i18n';
import type { FlowModule } from '@paywidget/shared/navigation';
import { type FlowName, routeNamed } from '@paywidget/shared/navigation/routes';
import {
  type Choice,
  choiceAtom,
  createStore,
  type Session,
  StateProvider,
  type Store,
  sessionAtom,
} from '@paywidget/shared/state';
import { SnackbarProvider, WidgetRoot } from '@paywidget/shared/ui';
import { render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import english from '../../locales/en.json';
import { createFakeServer, type FakeServer } from './fakeServer';
import { createRecordingHost } from './recordingHost';
import { sampleSession } from './samples';
import { type ScreenLocation, ScreenRouter } from './screenRouter';

export interface RenderOptions {
  /** The name of the route to start on. */
  at: string;
  query?: Readonly<Record<string, string>>;
  /** The name of the previous route, to go back to. */
  from?: string;
  flow?: FlowName;
  choice?: Choice;
  /** `null` if the host has not answered, as after a provider's return. */
  session?: Session | null;
  server?: FakeServer;
  /** The state before the screen is rendered. By default it holds only the player's session and choice. */
  store?: Store;
}

/**
 * Renders a remote's screens by their routes, with everything around them: the player's session, a server and a host that
 * record and can be programmed, English texts, snackbars and a history.
 */
export function renderScreen(
  module: FlowModule,
  {
    at,
    query,
    from,
    flow = 'main',
    choice,
    session = sampleSession(),
    server = createFakeServer(),
    store = createStore(),
  }: RenderOptions,
) {
  const host = createRecordingHost();
  if (session && !store.get(sessionAtom)) store.set(sessionAtom, session);
  if (choice) store.set(choiceAtom, choice);
  const user = store.get(sessionAtom)?.user;
  const api = createApi({
    transport: server,
    host,
    caller: () => ({ token: user?.token, platformVersion: 'redesign' }),
  });
  const i18n = createI18n({ host, load: async () => english, lastResort: english });
  const queryClient = createQueryClient();
  let whereabouts: ScreenLocation = { name: undefined, query: {} };
  let thrown: unknown;

  const arrive = (arrived: ScreenLocation) => {
    whereabouts = arrived;
  };
  const fail = (error: unknown) => {
    thrown = error;
  };

  const rendered = render(
    <StateProvider store={store}>
      <HostProvider host={host}>
        <ApiProvider api={api} queryClient={queryClient}>
          <I18nProvider i18n={i18n}>
            <WidgetRoot theme="light" direction="ltr" language="en">
              <SnackbarProvider dismissLabel="Dismiss">
                <MemoryRouter initialEntries={historyOf(flow, at, query, from)}>
                  <ScreenRouter module={module} flow={flow} onArrive={arrive} onThrown={fail} />
                </MemoryRouter>
              </SnackbarProvider>
            </WidgetRoot>
          </I18nProvider>
        </ApiProvider>
      </HostProvider>
    </StateProvider>,
    { onCaughtError: () => undefined },
  );

  return {
    ...rendered,
    host,
    server,
    store,
    queryClient,
    /** Types and clicks without delay, with real and faked timers. */
    user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }),
    /** The player's current route. */
    whereabouts: () => whereabouts,
    /** The error that the screen threw. In the widget, the error page shows it. */
    thrown: () => thrown,
  };
}

function historyOf(flow: FlowName, at: string, query: RenderOptions['query'], from: string | undefined) {
  const pathOf = (name: string) => {
    const route = routeNamed(flow, name);
    if (!route) throw new Error(`The flow ${flow} has no route ${name}`);
    return route.path;
  };
  const search = query ? `?${new URLSearchParams(query)}` : '';
  const entry = { pathname: pathOf(at), search, state: { depth: from ? 1 : 0 } };
  return from ? [{ pathname: pathOf(from), state: { depth: 0 } }, entry] : [entry];
}
