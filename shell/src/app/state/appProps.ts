import type { QueryClient } from '@paywidget/shared/api';
import type { HostPort } from '@paywidget/shared/host';
import type { I18n } from '@paywidget/shared/i18n';
import type { ScreenName } from '@paywidget/shared/navigation/routes';
import type { Store } from '@paywidget/shared/state';
import type { Transaction } from '../routing';

/**
 * The router's history: the browser's, below a base path, or one in memory. `window` replaces the page's own if the widget
 * may see only a part of its address.
 */
export type History =
  | { kind: 'browser'; basePath: string; window?: Window }
  | { kind: 'memory'; path: string };

/** What the start passes to the script that renders. */
export interface AppProps {
  store: Store;
  host: HostPort;
  i18n: I18n;
  queryClient: QueryClient;
  history: History;
  transaction?: Transaction;
  /** The screen that is probably shown first. Its placeholder is shown until the host replies. */
  firstScreen: ScreenName;
  /** Restarts the whole widget, after an error that nothing else caught. */
  restart: () => void;
}
