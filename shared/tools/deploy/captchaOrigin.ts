import type { Settings } from './settings';

type CaptchaSettings = Pick<Settings, 'captchaPage' | 'siteOrigin' | 'allowedOrigins'>;

const warning = `the captcha's page is at the widget's own origin. The scripts of captcha vendors run there. If one
of them is tampered with, it can read what players type, and their tokens. Serve the page from an origin of its own:
  npm run deploy -- --set captchaPage=https://captcha.pay.example/paywidget/captcha.html --set siteOrigin=https://pay.example
See docs/guides/deploying.md#the-captchas-origin`;

const site = 'https://site';

/** Checks from which origin the captcha's page is served. Warns if this is the widget's own origin. */
export function checkCaptchaOrigin({ captchaPage = '', siteOrigin, allowedOrigins }: CaptchaSettings): {
  reasons: readonly string[];
  warnings: readonly string[];
} {
  const { origin, protocol } = new URL(captchaPage, site);
  if (!protocol.startsWith('http'))
    return { reasons: [`captchaPage: ${captchaPage}: expected a path or an https address`], warnings: [] };
  if (origin === site || origin === siteOrigin) return { reasons: [], warnings: [warning] };
  const reasons = [
    ...(siteOrigin
      ? []
      : ['siteOrigin: expected the origin of the widget, because captchaPage is at another one']),
    ...(allowedOrigins.includes(origin)
      ? [
          `allowedOrigins: ${origin}: the scripts of captchas run at this origin, so the widget must not trust it`,
        ]
      : []),
  ];
  return { reasons, warnings: [] };
}
