import type { FlowModule } from '@paywidget/shared/navigation';
import { type FlowName, routeNamed } from '@paywidget/shared/navigation/routes';
import { ServicesProvider } from '@paywidget/shared/services';
import {
  type Choice,
  choiceAtom,
  createStore,
  type Session,
  type Store,
  sessionAtom,
} from '@paywidget/shared/state';
import { SnackbarProvider, WidgetRoot } from '@paywidget/shared/ui';
import { render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { createFakeServer, type FakeServer } from './fakeServer';
import { sampleSession } from './samples';
import { type ScreenLocation, ScreenRouter } from './screenRouter';
import { createTestServices, type TestServicesOptions } from './services';

export interface RenderOptions {
  /** The name of the first route. */
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
  /** Other services in place of the usual ones. */
  services?: TestServicesOptions;
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
    services: given,
  }: RenderOptions,
) {
  if (session && !store.get(sessionAtom)) store.set(sessionAtom, session);
  if (choice) store.set(choiceAtom, choice);
  const services = createTestServices({ ...given, store, server });
  const { host, queryClient } = services;
  let whereabouts: ScreenLocation = { name: undefined, query: {} };
  let thrown: unknown;

  const arrive = (arrived: ScreenLocation) => {
    whereabouts = arrived;
  };
  const fail = (error: unknown) => {
    thrown = error;
  };

  const rendered = render(
    <ServicesProvider services={services}>
      <WidgetRoot theme="light" direction="ltr" language="en">
        <SnackbarProvider dismissLabel="Dismiss">
          <MemoryRouter initialEntries={historyOf(flow, at, query, from)}>
            <ScreenRouter module={module} flow={flow} onArrive={arrive} onThrown={fail} />
          </MemoryRouter>
        </SnackbarProvider>
      </WidgetRoot>
    </ServicesProvider>,
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
