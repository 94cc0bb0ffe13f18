import { checkCaptchaOrigin } from './captchaOrigin';

const captchaPage = 'https://captcha.pay.example/paywidget/captcha.html';
const siteOrigin = 'https://pay.example';
const check = (settings: Partial<Parameters<typeof checkCaptchaOrigin>[0]>) =>
  checkCaptchaOrigin({ allowedOrigins: [], ...settings });

it.each([
  { captchaPage, siteOrigin },
  { captchaPage, siteOrigin, allowedOrigins: ['https://casino.example'] },
  { captchaPage: '//captcha.pay.example/paywidget/captcha.html', siteOrigin },
  {
    captchaPage: 'http://captcha.localhost:4173/paywidget/captcha.html',
    siteOrigin: 'http://localhost:4173',
  },
])('accepts a captcha page at a separate origin: %j', (settings) => {
  expect(check(settings)).toEqual({ reasons: [], warnings: [] });
});

it.each([
  {},
  { captchaPage: '/security/captcha.html' },
  { captchaPage: 'captcha.html', siteOrigin },
  { captchaPage: 'https://pay.example/paywidget/captcha.html', siteOrigin },
])('warns of a captcha page at the widget’s origin: %j', (settings) => {
  const { reasons, warnings } = check(settings);
  expect(reasons).toEqual([]);
  expect(warnings).toEqual([expect.stringMatching(/^the captcha's page is at the widget's own origin/)]);
});

it.each([
  [{ captchaPage }, /^siteOrigin: expected/],
  [{ captchaPage: 'wss://captcha.pay.example/', siteOrigin }, /^captchaPage: /],
  [{ captchaPage, siteOrigin, allowedOrigins: ['https://captcha.pay.example'] }, /^allowedOrigins: /],
])('refuses %j', (settings, reason) => {
  expect(check(settings).reasons).toEqual([expect.stringMatching(reason)]);
});
