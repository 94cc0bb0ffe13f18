import type { CaptchaConfiguration } from '@paywidget/shared/contract';
import type { HostPort } from '@paywidget/shared/host';
import type { Store } from '@paywidget/shared/state';

/** The widget's services that the captchas need. */
export interface CaptchaPorts {
  store: Store;
  host: HostPort;
  /** The captcha section of the deployment's configuration. Read for each captcha. */
  deployed: () => CaptchaConfiguration | undefined;
  /** The absolute URL of the captcha page. Read for each captcha. */
  pageUrl: () => string;
}
