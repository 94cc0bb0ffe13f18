import { Configuration } from '@paywidget/shared/contract';
import { captchaPolicy } from '../captchaPolicy';
import { escaped, withBlock } from './indexPage';

/**
 * Rewrites the deployment's part of the captcha page: its content security policy, and the origins that may frame it
 * beside the site's own.
 */
export function withCaptchaDeployment(page: string, configuration: unknown): string {
  const { allowedOrigins, captcha = {} } = Configuration.parse(configuration);
  const scripts = Object.values(captcha).flatMap((source) => source?.scripts ?? []);
  const origins = JSON.stringify(allowedOrigins).replaceAll('<', '\\u003c');
  return withBlock(page, [
    `<meta http-equiv="Content-Security-Policy" content="${escaped(captchaPolicy(scripts))}">`,
    `<script type="application/json" id="paywidget-origins">${origins}</script>`,
  ]);
}
