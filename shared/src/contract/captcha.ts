import * as z from 'zod/mini';
import { nullish } from './kit';

export const captchaKinds = ['geetest', 'recaptcha2', 'recaptcha3'] as const;
export type CaptchaKind = (typeof captchaKinds)[number];

/** One captcha's public id or site key, and where its script comes from, tried in order. */
export const CaptchaSource = z.object({
  id: z.string().check(z.minLength(1)),
  scripts: nullish(z.array(z.string())),
});
export type CaptchaSource = z.infer<typeof CaptchaSource>;

/** The captchas a deployment or a host has keys for. */
export const CaptchaConfiguration = z.object({
  geetest: nullish(CaptchaSource),
  recaptcha2: nullish(CaptchaSource),
  recaptcha3: nullish(CaptchaSource),
});
export type CaptchaConfiguration = z.infer<typeof CaptchaConfiguration>;

const output = z.optional(z.string());

/** What a request carries of a captcha. */
export const captchaOutputShape = {
  geetestCaptchaOutput: output,
  geetestGenTime: output,
  geetestLotNumber: output,
  geetestPassToken: output,
  captchaBypass: z.optional(z.boolean()),
  captchaResponse: output,
  captchaV3Response: output,
};

/** GeeTest's four outputs, one of reCAPTCHA's responses, or the bypass of a captcha that is unavailable. */
export const CaptchaOutput = z.strictObject(captchaOutputShape);
export type CaptchaOutput = z.infer<typeof CaptchaOutput>;
