import { CaptchaError } from '@paywidget/shared/transaction';
import { CaptchaExpiredError, CaptchaNetworkError, CaptchaScriptError } from './errors';

/** How often a captcha is tried in all (specification, section 9, "Timings"). */
const attempts = 4;
const pauseMs = 500;

/** A script that no source has may be the connection's fault as well. */
const isOfTheNetwork = (error: unknown) =>
  error instanceof CaptchaNetworkError || error instanceof CaptchaScriptError;

/**
 * How long to wait before the next attempt, in ms; nothing where there is none. What the network failed is tried again, and
 * so is whatever failed before the player's eyes.
 * @param attempt the one that failed, from 1
 */
export function pauseAfter(error: unknown, attempt: number, isShown: boolean): number | undefined {
  const isRetried = isOfTheNetwork(error) || (isShown && error instanceof CaptchaError);
  return isRetried && attempt < attempts ? pauseMs * attempt : undefined;
}

/** What the player reads of a failure before the next attempt; by default the errors' common title. */
export function messageKeyOf(error: unknown): string {
  if (error instanceof CaptchaExpiredError) return 'captcha.expired';
  return isOfTheNetwork(error) ? 'captcha.network' : 'error.title';
}
