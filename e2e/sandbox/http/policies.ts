import { captchaPolicy } from '@paywidget/shared/build/captchaPolicy';

/** The policy of the wire, section "Deployment". */
export const widgetPolicy = (socket: string, hosts: readonly string[]) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' https: data: blob:",
    `connect-src 'self' ${socket}`,
    "frame-src 'self' https:",
    "worker-src 'self'",
    "form-action 'self' https:",
    "object-src 'none'",
    "base-uri 'none'",
    `frame-ancestors ${["'self'", ...hosts].join(' ')}`,
  ].join('; ');

/** The captcha's own frame admits the vendors; only the widget, in its hosts, may frame it (decisions, section 5). */
export const captchaHeader = (hosts: readonly string[]) =>
  `${captchaPolicy()}; frame-ancestors ${["'self'", ...hosts].join(' ')}`;

/** The demo casino runs nothing but its own files and the widget's. */
export const hostPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' https: data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** A provider's page is never framed, and leaves only for where the payer came from. */
export const providerPolicy = (returnOrigin: string | undefined) =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    `form-action ${["'self'", ...(returnOrigin ? [returnOrigin] : [])].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
