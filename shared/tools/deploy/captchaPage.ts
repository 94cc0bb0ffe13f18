import { captchaPolicy } from '../policies/captchaPolicy';
import { escaped, withBlock } from './indexPage';
import type { Settings } from './settings';

/**
 * Rewrites the deployment's part of the captcha page: its content security policy, and the origins that may frame it. These
 * are the widget's origin, and the origins of hosts that embed the widget as a package.
 */
export function withCaptchaDeployment(
  page: string,
  { siteOrigin, allowedOrigins, captcha = {} }: Pick<Settings, 'siteOrigin' | 'allowedOrigins' | 'captcha'>,
): string {
  const scripts = Object.values(captcha).flatMap((source) => source?.scripts ?? []);
  const origins = JSON.stringify([...(siteOrigin ? [siteOrigin] : []), ...allowedOrigins]).replaceAll(
    '<',
    '\\u003c',
  );
  return withBlock(page, [
    `<meta http-equiv="Content-Security-Policy" content="${escaped(captchaPolicy(scripts))}">`,
    `<script type="application/json" id="paywidget-origins">${origins}</script>`,
  ]);
}
