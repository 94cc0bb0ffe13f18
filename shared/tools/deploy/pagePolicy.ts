import { widgetPolicy } from '../policies/widgetPolicy';
import type { Settings } from './settings';

const site = 'https://site';

/** The origin of an address, if it differs from the site's origin. */
function foreignOrigin(address = ''): string[] {
  const { origin } = new URL(address, site);
  return origin === site ? [] : [origin];
}

/** Returns the policy of the widget's page, which follows from the settings. */
export const pagePolicy = ({ apiPrefix, socketUrl, staticBase, captchaPage, policy }: Settings): string =>
  widgetPolicy({
    connections: [
      ...foreignOrigin(apiPrefix),
      ...foreignOrigin(socketUrl).map((origin) => origin.replace(/^http/, 'ws')),
    ],
    files: foreignOrigin(staticBase),
    captcha: foreignOrigin(captchaPage)[0],
    narrowed: policy,
  });
