import { CaptchaError } from '@paywidget/shared/transaction';
import { CaptchaExpiredError, CaptchaNetworkError, CaptchaScriptError } from './errors';

/** The number of attempts for one captcha, including the first. */
const maxAttempts = 4;
/** The delay after the first attempt, in ms. It grows by the same amount with each further attempt. */
const baseDelayMs = 500;

/** A missing script counts too, because the connection may be the cause. */
const isNetworkError = (error: unknown) =>
  error instanceof CaptchaNetworkError || error instanceof CaptchaScriptError;

/**
 * Returns the delay before the next attempt in ms, or undefined if there is no next attempt. Network errors are always
 * retried. After the captcha has been shown to the player, every captcha error is retried.
 * @param attempt the number of the attempt that failed, from 1
 */
export function retryDelayMs(error: unknown, attempt: number, isShown: boolean): number | undefined {
  const isRetryable = isNetworkError(error) || (isShown && error instanceof CaptchaError);
  return isRetryable && attempt < maxAttempts ? baseDelayMs * attempt : undefined;
}

/** Returns the translation key of the message that the player sees before the next attempt. */
export function messageKeyOf(error: unknown): string {
  if (error instanceof CaptchaExpiredError) return 'captcha.expired';
  return isNetworkError(error) ? 'captcha.network' : 'error.title';
}
