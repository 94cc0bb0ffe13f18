import type { Endpoint } from '@paywidget/shared/contract';
import type { FlowName, ScreenName } from '@paywidget/shared/navigation/routes';
import type { Services } from '@paywidget/shared/services';
import type { Choice, Store } from '@paywidget/shared/state';
import type { FakeServer } from '@paywidget/shared/testing';
import { screen } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';

/** One state of a screen, and how to reach it. */
export interface ScreenState {
  screen: ScreenName;
  state: string;
  /** The flow, if its name does not say it. */
  flow?: FlowName;
  choice?: Choice;
  query?: Readonly<Record<string, string>>;
  /** Changes the server's answers. */
  serve?: (server: FakeServer) => void;
  /** Sets what earlier screens leave behind. */
  store?: (store: Store) => void;
  /** Services in place of the usual ones. */
  services?: Pick<Services, 'isBarePage'>;
  /** The player's next steps. */
  steps?: (user: UserEvent) => Promise<unknown>;
  /**
   * - `waits`: the screen only waits, for at most 30 s, and then leads on by itself.
   * - `fails`: the screen throws, so the error page is shown.
   * - `ownWindow`: the screen is in a separate window. The browser closes the window.
   * - `bare`: a page without a host, which the player closes.
   */
  kind?: 'waits' | 'fails' | 'ownWindow' | 'bare';
}

export const waits = { kind: 'waits' } as const;
export const fails = { kind: 'fails' } as const;

/** The states of a list. */
export const list = (screenName: ScreenName, endpoint: Endpoint): ScreenState[] => [
  { screen: screenName, state: 'the list' },
  { screen: screenName, state: 'loading', serve: (server) => void server.hold(endpoint), ...waits },
  { screen: screenName, state: 'an error', serve: (server) => server.refuse(endpoint, 500), ...fails },
];

/** Presses a button once it is there. */
export const press = (name: string | RegExp) => async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name }));
