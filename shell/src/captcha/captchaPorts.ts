import type { CaptchaConfiguration } from '@paywidget/shared/contract';
import type { HostPort } from '@paywidget/shared/host';
import type { Store } from '@paywidget/shared/state';

/** What captchas need of the widget around. */
export interface CaptchaPorts {
  store: Store;
  host: HostPort;
  /** What the deployment configures; asked anew each time. */
  deployed: () => CaptchaConfiguration | undefined;
  /** Absolute address of the captcha's page. */
  pageUrl: string;
}
