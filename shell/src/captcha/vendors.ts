import type { CaptchaKind } from '@paywidget/shared/contract';

const recaptcha = [
  'https://www.google.com/recaptcha/api.js',
  'https://www.recaptcha.net/recaptcha/api.js',
  'https://recaptcha.net/recaptcha/api.js',
];

/** The URLs of the vendors' scripts, tried in order. Used if neither the host nor the deployment names scripts. */
export const captchaVendors: Readonly<Record<CaptchaKind, readonly string[]>> = {
  geetest: [
    'https://static.geetest.com/v4/gt4.js',
    'https://static.geevisit.com/v4/gt4.js',
    'https://dn-staticdown.qbox.me/v4/gt4.js',
  ],
  recaptcha2: recaptcha,
  recaptcha3: recaptcha,
};
