import * as z from 'zod/mini';
import { nullish } from '../wire/fieldSchemas';

export const captchaKinds = ['geetest', 'recaptcha2', 'recaptcha3'] as const;
export type CaptchaKind = (typeof captchaKinds)[number];

/** A captcha's public id or site key, and the URLs of its script, in the order in which the widget tries them. */
const CaptchaSource = z.object({
  id: z.string().check(z.minLength(1)),
  scripts: nullish(z.array(z.string())),
});

/** The captchas for which a deployment or a host has keys. */
export const CaptchaConfiguration = z.object({
  geetest: nullish(CaptchaSource),
  recaptcha2: nullish(CaptchaSource),
  recaptcha3: nullish(CaptchaSource),
});
export type CaptchaConfiguration = z.infer<typeof CaptchaConfiguration>;

const output = z.optional(z.string());

/** A captcha's part of a request. */
export const captchaOutputShape = {
  geetestCaptchaOutput: output,
  geetestGenTime: output,
  geetestLotNumber: output,
  geetestPassToken: output,
  captchaBypass: z.optional(z.boolean()),
  captchaResponse: output,
  captchaV3Response: output,
};

/** GeeTest's four outputs, a reCAPTCHA response, or the bypass if the captcha is unavailable. */
export const CaptchaOutput = z.strictObject(captchaOutputShape);
export type CaptchaOutput = z.infer<typeof CaptchaOutput>;
