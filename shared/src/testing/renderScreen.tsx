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
import { configure, render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import english from '../../locales/en.json';
import { createFakeServer, type FakeServer } from './fakeServer';
import { createRecordingHost } from './recordingHost';
import { sampleSession } from './samples';
import { ScreenRouter, type Whereabouts } from './screenRouter';

// On a busy machine the default second is not enough; a test that passes waits no longer for it.
configure({ asyncUtilTimeout: 3_000 });

export interface RenderOptions {
  /** The route to start on, by name. */
  at: string;
  query?: Readonly<Record<string, string>>;
  /** The route the player came from, so that there is somewhere to go back to. */
  from?: string;
  flow?: FlowName;
  choice?: Choice;
  /** `null`: the host has not answered, as after a provider's return. */
  session?: Session | null;
  server?: FakeServer;
  /** State that is there before the screen; without one, the player's session and choice are all there is. */
  store?: Store;
}

/**
 * Renders a remote's screens by their routes, within everything that a screen has around it: the player's session, a
 * server and a host that record and can be told what to say, English texts, snackbars, and a history of its own.
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
  let whereabouts: Whereabouts = { name: undefined, query: {} };
  let thrown: unknown;

  const arrive = (arrived: Whereabouts) => {
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
    /** Types and clicks without waiting, whether timers are faked or not. */
    user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }),
    /** Where the player is now. */
    whereabouts: () => whereabouts,
    /** What the screen threw, which the shell's error page would say. */
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
