import type { ScreenName } from '@paywidget/shared/navigation/routes';
import type { Services } from '@paywidget/shared/services';
import type { PageLoad } from '../../lib/telemetry/pageLoad';
import type { Screens, Transaction } from '../routing';

/**
 * The router's history: the browser's, below a base path, or one in memory. `window` replaces the page's own if the widget
 * may see only a part of its address.
 */
export type History =
  | { kind: 'browser'; basePath: string; window?: Window }
  | { kind: 'memory'; path: string };

/** What the start passes to the script that renders. */
export interface AppProps {
  services: Services;
  screens: Screens;
  pageLoad: PageLoad;
  history: History;
  transaction?: Transaction;
  /** The screen that is probably shown first. Its placeholder is shown until the host replies. */
  firstScreen: ScreenName;
  /** Restarts the whole widget, after an error that nothing else caught. */
  restart: () => void;
}
