import type { Api, QueryClient } from '@paywidget/shared/api';
import type { CaptchaKind, CaptchaOutput } from '@paywidget/shared/contract';
import type { HostPort } from '@paywidget/shared/host';
import type { I18n } from '@paywidget/shared/i18n';
import type { Store } from '@paywidget/shared/state';
import type { IconResolver } from './iconResolver';

/** Proves that the player is a human. */
export interface CaptchaService {
  /**
   * Lets the player solve a captcha, one at a time.
   * @throws UserCancelError if the player closes it; any other error means that the captcha failed
   */
  solve(kind: CaptchaKind, signal: AbortSignal): Promise<CaptchaOutput>;
}

/** The origins that the deployment trusts: the widget's own, and `allowedOrigins` of the configuration. */
export interface TrustedOrigins {
  includes(origin: string): boolean;
  all(): string[];
}

/** Where the widget is, and to which addresses it may lead. */
export interface Urls {
  /** The widget's own pages, such as `https://pay.example/paywidget/`. */
  readonly widget: string;
  /** The page that the host wants players to return to: an option of package mode. */
  readonly hostReturn?: string;
  /** Messages of other origins are ignored, and players are sent back to no other site. */
  readonly trustedOrigins: TrustedOrigins;
  /** Returns the schemes of apps that payment links may open, such as `upi:`. The deployment lists them. */
  appLinks(): readonly string[];
}

/** What the deployment allows. */
export interface Permissions {
  /** False if forms must not ask for card numbers: in package mode, unless the deployment allows it. */
  cardFields(): boolean;
  /** Whether the empty page may advise a VPN. Regulated operators must not. */
  vpnAdvice(): boolean;
}

/**
 * What one widget works with. The shell makes it once, when the widget starts, and nothing in it is ever replaced: what changes
 * is in the store. Two widgets of a page have services of their own. What the configuration says is a function, because the
 * configuration may arrive later.
 */
export interface Services {
  readonly store: Store;
  readonly host: HostPort;
  /** Before the host has answered, each call fails: no player is known yet. */
  readonly api: Api;
  readonly queryClient: QueryClient;
  readonly i18n: I18n;
  readonly icons: IconResolver;
  readonly captcha: CaptchaService;
  readonly urls: Urls;
  readonly permissions: Permissions;
  /**
   * True if the widget's page was opened without a host, as when a provider sends the player back. Then no host can close it, and
   * there is no list to go back to.
   */
  readonly isBarePage: boolean;
}
