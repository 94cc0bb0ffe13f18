import type { Api, QueryClient } from '@paywidget/shared/api';
import type { HostPort } from '@paywidget/shared/host';
import type { I18n } from '@paywidget/shared/i18n';
import type { Store } from '@paywidget/shared/state';
import type { IconResolver } from './iconResolver';

/** The origins that the deployment trusts: the widget's own, and `allowedOrigins` of the configuration. */
export interface TrustedOrigins {
  includes(origin: string): boolean;
  all(): string[];
}

/** Where the widget is, and which addresses it may use. */
export interface Urls {
  /** Messages of other origins are ignored, and players are sent back to no other site. */
  readonly trustedOrigins: TrustedOrigins;
}

/**
 * What one widget works with. The shell makes it once, when the widget starts, and nothing in it is ever replaced: what changes
 * is in the store. Two widgets of a page have services of their own.
 */
export interface Services {
  readonly store: Store;
  readonly host: HostPort;
  /** Before the host has answered, each call fails: no player is known yet. */
  readonly api: Api;
  readonly queryClient: QueryClient;
  readonly i18n: I18n;
  readonly icons: IconResolver;
  readonly urls: Urls;
}
