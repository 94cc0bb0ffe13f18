import type { EmbedHandle, EmbedUpdate, Listener, ListenersByName } from '../embed/options';

/** How a host application mounts the widget (decisions, section 7). */
export interface PackageOptions extends EmbedUpdate {
  transaction?: 'deposit' | 'withdrawal';
  /**
   * Where the widget's screens are kept: `memory`, the default, leaves the page's address alone; `browser` continues
   * the path that the page has when the widget is mounted.
   */
  history?: 'memory' | 'browser';
  /** Where providers send the player back to; absolute, or relative to the page. By default the widget's own page. */
  returnUrl?: string;
  /** Where the widget is deployed, as `https://pay.example/paywidget/`; by default where this code came from. */
  src?: string;
  on?: ListenersByName;
  onMessage?: Listener;
}

export type PackageHandle = EmbedHandle;

/** What the remote container `paywidget` exposes as `./mount`. */
export type Mount = (element: Element, options?: PackageOptions) => PackageHandle;
