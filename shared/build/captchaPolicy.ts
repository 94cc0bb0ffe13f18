/** Whose scripts the captcha's frame runs, and where those load the rest of themselves from, by the vendors' own lists. */
export const captchaVendors = [
  'https://*.geetest.com',
  'https://*.geevisit.com',
  'https://*.gsensebot.com',
  'https://dn-staticdown.qbox.me',
  'https://www.google.com/recaptcha/',
  'https://recaptcha.google.com/recaptcha/',
  'https://www.gstatic.com/recaptcha/',
  'https://www.recaptcha.net/recaptcha/',
  'https://recaptcha.net/recaptcha/',
] as const;

/**
 * The content security policy of `captcha.html`, which the page carries itself. As a header it also names who may frame the
 * page (`frame-ancestors`, which a page cannot say of itself): the site, for the widget, and the hosts around it.
 *
 * @param scripts addresses that the deployment fetches the vendors' scripts from; relative ones are the site's own
 */
export function captchaPolicy(scripts: readonly string[] = []): string {
  const own = scripts.flatMap((script) => (/^https:\/\//.test(script) ? new URL(script).origin : []));
  const sources = ["'self'", ...new Set([...captchaVendors, ...own])].join(' ');
  return [
    "default-src 'none'",
    `script-src ${sources}`,
    // The vendors write styles into the page.
    `style-src 'unsafe-inline' ${sources}`,
    `img-src data: blob: ${sources}`,
    `media-src ${sources}`,
    `font-src data: ${sources}`,
    `connect-src ${sources}`,
    `frame-src ${sources}`,
    "worker-src 'self' blob:",
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ');
}
