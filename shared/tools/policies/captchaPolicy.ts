/**
 * The allowed sources of the vendors' scripts, and of everything that these scripts load. From the vendors' documentation.
 */
const vendorSources = [
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
 * The content security policy of `captcha.html`. The page contains it as a meta tag. The server's header must add
 * `frame-ancestors`, which a meta tag cannot set: the widget's site, and the hosts around it.
 *
 * @param scripts the URLs of the vendors' scripts in the deployment's configuration. Only https origins are added. 'self'
 * covers relative URLs
 */
export function captchaPolicy(scripts: readonly string[] = []): string {
  const own = scripts.flatMap((script) => (/^https:\/\//.test(script) ? new URL(script).origin : []));
  const sources = ["'self'", ...new Set([...vendorSources, ...own])].join(' ');
  return [
    "default-src 'none'",
    `script-src ${sources}`,
    // The vendors' scripts add inline styles.
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
