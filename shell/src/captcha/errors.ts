import { CaptchaError } from '@paywidget/shared/transaction';
import type { FailureCause } from './protocol';

/** The vendor answered, and without what the call needs (specification, section 5). */
export class CaptchaDataEmptyError extends CaptchaError {
  override readonly name = 'CaptchaDataEmptyError';
  readonly code = 'captcha.data';
  constructor() {
    super('Captcha data empty');
  }
}

/** Nothing to solve came within the time that loading may take. */
export class CaptchaTimeoutError extends CaptchaError {
  override readonly name = 'CaptchaTimeoutError';
  readonly code = 'captcha.timeout';
  constructor() {
    super('Captcha timeout');
  }
}

/** What the frame told, whose words follow the cause's own. */
abstract class FrameError extends CaptchaError {
  constructor(message: string, detail?: string) {
    super(detail ? `${message}: ${detail}` : message);
  }
}

/** No source has the vendor's script. */
export class CaptchaScriptError extends FrameError {
  override readonly name = 'CaptchaScriptError';
  readonly code = 'captcha.script';
  constructor(detail?: string) {
    super('Captcha script load failure', detail);
  }
}

/** The frame's page, or the vendor, cannot be reached. */
export class CaptchaNetworkError extends FrameError {
  override readonly name = 'CaptchaNetworkError';
  readonly code = 'captcha.network';
  constructor(detail?: string) {
    super('Captcha network failure', detail);
  }
}

/** The player took too long. */
export class CaptchaExpiredError extends FrameError {
  override readonly name = 'CaptchaExpiredError';
  readonly code = 'captcha.expired';
  constructor(detail?: string) {
    super('Captcha token expired', detail);
  }
}

/** reCAPTCHA was asked before it had drawn anything. */
class CaptchaNoClientError extends FrameError {
  override readonly name = 'CaptchaNoClientError';
  readonly code = 'captcha.noClient';
  constructor(detail?: string) {
    super('Captcha has no client', detail);
  }
}

/** reCAPTCHA found no site key, or none that it knows. */
class CaptchaSiteKeyError extends FrameError {
  override readonly name = 'CaptchaSiteKeyError';
  readonly code = 'captcha.siteKey';
  constructor(detail?: string) {
    super('Captcha sitekey required', detail);
  }
}

/** The vendor does not take this for a browser. */
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

/** The error of a cause that the frame named. */
export const frameErrorOf = (cause: FailureCause, detail?: string): CaptchaError =>
  new byCause[cause](detail);
