import { CaptchaError } from '@paywidget/shared/transaction';
import type { FailureCause } from './protocol';

/** A value that the call needs is missing from the vendor's result. */
export class CaptchaDataEmptyError extends CaptchaError {
  override readonly name = 'CaptchaDataEmptyError';
  readonly code = 'captcha.data';
  constructor() {
    super('Captcha data empty');
  }
}

/** The captcha did not load within its time limit. */
export class CaptchaTimeoutError extends CaptchaError {
  override readonly name = 'CaptchaTimeoutError';
  readonly code = 'captcha.timeout';
  constructor() {
    super('Captcha timeout');
  }
}

/** An error that the frame reported. Its detail is appended to the message of the cause. */
abstract class FrameError extends CaptchaError {
  constructor(message: string, detail?: string) {
    super(detail ? `${message}: ${detail}` : message);
  }
}

/** The vendor's script could not be loaded from any of its URLs. */
export class CaptchaScriptError extends FrameError {
  override readonly name = 'CaptchaScriptError';
  readonly code = 'captcha.script';
  constructor(detail?: string) {
    super('Captcha script load failure', detail);
  }
}

/** The captcha page or the vendor's servers are unreachable. */
export class CaptchaNetworkError extends FrameError {
  override readonly name = 'CaptchaNetworkError';
  readonly code = 'captcha.network';
  constructor(detail?: string) {
    super('Captcha network failure', detail);
  }
}

/** The player took too long, and the captcha expired. */
export class CaptchaExpiredError extends FrameError {
  override readonly name = 'CaptchaExpiredError';
  readonly code = 'captcha.expired';
  constructor(detail?: string) {
    super('Captcha token expired', detail);
  }
}

/** reCAPTCHA was executed before it was rendered. */
class CaptchaNoClientError extends FrameError {
  override readonly name = 'CaptchaNoClientError';
  readonly code = 'captcha.noClient';
  constructor(detail?: string) {
    super('Captcha has no client', detail);
  }
}

/** The reCAPTCHA site key is missing or invalid. */
class CaptchaSiteKeyError extends FrameError {
  override readonly name = 'CaptchaSiteKeyError';
  readonly code = 'captcha.siteKey';
  constructor(detail?: string) {
    super('Captcha sitekey required', detail);
  }
}

/** The vendor's script does not recognise the environment as a browser. */
class CaptchaBrowserOnlyError extends FrameError {
  override readonly name = 'CaptchaBrowserOnlyError';
  readonly code = 'captcha.browserOnly';
  constructor(detail?: string) {
    super('Captcha is browser-only', detail);
  }
}

class CaptchaUnknownError extends FrameError {
  override readonly name = 'CaptchaUnknownError';
  readonly code = 'captcha.unknown';
  constructor(detail?: string) {
    super('Captcha unknown error', detail);
  }
}

const byCause: Readonly<Record<FailureCause, new (detail?: string) => CaptchaError>> = {
  script: CaptchaScriptError,
  network: CaptchaNetworkError,
  expired: CaptchaExpiredError,
  noClient: CaptchaNoClientError,
  siteKeyRequired: CaptchaSiteKeyError,
  browserOnly: CaptchaBrowserOnlyError,
  unknown: CaptchaUnknownError,
};

/** Creates the error for a cause that the frame reported. */
export const frameErrorOf = (cause: FailureCause, detail?: string): CaptchaError =>
  new byCause[cause](detail);
