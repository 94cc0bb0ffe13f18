import type { ScreenName } from '@paywidget/shared/navigation/routes';
import type { Services } from '@paywidget/shared/services';
import type { PageLoad } from '../../lib/telemetry/pageLoad';
import type { Screens, Transaction } from '../routing';

/**
 * The router's history: the browser's history below a base path, or a history in memory. `window` replaces the page's window
 * if the widget may see only a part of the page's address.
 */
export type History =
  | { kind: 'browser'; basePath: string; window?: Window }
  | { kind: 'memory'; path: string };

/** The props that the start passes to the script that renders. */
export interface AppProps {
  services: Services;
  screens: Screens;
  pageLoad: PageLoad;
  history: History;
  transaction?: Transaction;
  /** The probable first screen. Its placeholder is shown until the host replies. */
  firstScreen: ScreenName;
  /** Restarts the whole widget, after an error that no other code caught. */
  restart: () => void;
}
