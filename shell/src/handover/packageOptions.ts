import type { EmbedHandle, EmbedUpdate, Listener, ListenersByName } from './embedOptions';

/** The options to mount the widget in a host application. */
export interface PackageOptions extends EmbedUpdate {
  transaction?: 'deposit' | 'withdrawal';
  /**
   * The router's history. `memory`, the default, does not change the page's URL. `browser` adds the widget's paths to the
   * base path, and does not change the page's query and hash.
   */
  history?: 'memory' | 'browser';
  /**
   * The path of the page for `history: 'browser'`, such as `/cashier`. By default the page's path at the mount, without a
   * path of the widget.
   */
  basePath?: string;
  /**
   * The URL to which providers send the player back, absolute or relative to the page. By default the widget's own
   * page.
   */
  returnUrl?: string;
  /** The URL of the widget, such as `https://pay.example/paywidget/`. By default the URL from which this code was loaded. */
  src?: string;
  on?: ListenersByName;
  onMessage?: Listener;
}

export type PackageHandle = EmbedHandle;

/** The function that the remote container `paywidget` exposes as `./mount`. */
export type Mount = (element: Element, options?: PackageOptions) => PackageHandle;
