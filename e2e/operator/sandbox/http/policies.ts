import { captchaPolicy } from '@paywidget/shared/tools/captchaPolicy';
import { widgetPolicy, withAncestors } from '@paywidget/shared/tools/widgetPolicy';
import { studioPolicy } from './studioPolicy.mjs';

/** Returns the address of the WebSocket server on the host of `url`. */
export function socketOrigin(url: string): string {
  const { protocol, host } = new URL(url);
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}`;
}

/** Browsers send reports of refused requests and scripts to this path. */
const reportsPath = '/reports/violations';

/**
 * Content Security Policy of the widget's page. See docs/guides/deploying.md. Browsers that know `report-to` ignore `report-uri`, but
 * send reports to `report-to` over https only.
 */
export const widgetPagePolicy = (
  socket: string,
  hosts: readonly string[],
  options: Parameters<typeof widgetPolicy>[0] = {},
) =>
  [
    withAncestors(widgetPolicy({ connections: [socket], ...options }), hosts),
    `report-uri ${reportsPath}`,
    ...(socket.startsWith('wss:') ? ['report-to violations'] : []),
  ].join('; ');

/** Policy of an SVG file. Opened as a page, it could run scripts at the widget's origin. */
export const picturePolicy = "default-src 'none'; sandbox";

/**
 * Further headers of the widget's pages: https only, none of the device's features that the widget does not use, and where to
 * report violations.
 */
export const widgetHeaders = {
  'Reporting-Endpoints': `violations="${reportsPath}"`,
  'Strict-Transport-Security': 'max-age=31536000',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), usb=()',
};

/** Further header of the widget's pages except the captcha's: each script must have an integrity hash. */
export const integrityPolicy = 'blocked-destinations=(script), endpoints=(violations)';

/** Policy of the captcha page. It allows the vendors; only these origins may frame it. See docs/rules/captcha.md. */
export const captchaPagePolicy = (ancestors: readonly string[]) =>
  `${captchaPolicy()}; frame-ancestors ${ancestors.join(' ')}`;

/** Policy of the studio's pages: the policy in their meta tag, and who may frame the pages. */
export const studioPagePolicy = [studioPolicy(), "frame-ancestors 'self'", `report-uri ${reportsPath}`].join(
  '; ',
);

/** Policy of the host pages. It allows only files of this origin, and the frame of the captcha in package mode. */
export const hostPolicy = (captchaOrigin = '') =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' https: data:",
    "connect-src 'self'",
    `frame-src 'self' ${captchaOrigin}`.trim(),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');

/** Policy of the documents' site. It allows only files of this origin, and no text becomes markup or a script. */
export const documentsPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/**
 * Policy of the provider's page. No page may frame it, and its form leads only to this origin or the return address.
 */
export const providerPolicy = (returnOrigin: string | undefined) =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    `form-action ${["'self'", ...(returnOrigin ? [returnOrigin] : [])].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
