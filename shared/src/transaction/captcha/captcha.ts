import type { CaptchaKind, CaptchaOutput } from '@paywidget/shared/contract';
import type { HostPort } from '@paywidget/shared/host';
import type { CaptchaService } from '@paywidget/shared/services';

/** The player cancelled the deposit, for instance by closing the captcha. Nothing is shown or reported. */
export class UserCancelError extends Error {
  override readonly name = 'UserCancelError';
  constructor() {
    super('Cancelled by the user');
  }
}

/** The reason why a captcha failed. One class per cause. See docs/rules/captcha.md. */
export abstract class CaptchaError extends Error {
  /** The error code that is reported to the host. */
  abstract readonly code: `captcha.${string}`;
}

/** Neither the host nor the deployment configures an id for the captcha. */
export class CaptchaIdEmptyError extends CaptchaError {
  override readonly name = 'CaptchaIdEmptyError';
  readonly code = 'captcha.empty';
  constructor() {
    super('Captcha id is empty');
  }
}

/**
 * Returns the captcha's outputs for the request. If the captcha fails, reports the reason to the host and returns outputs
 * that ask for a bypass. The server decides whether to accept the bypass.
 * @throws UserCancelError if the player closes the captcha or the signal aborts
 */
export async function captchaOutputs(
  service: CaptchaService,
  kind: CaptchaKind,
  host: HostPort,
  signal: AbortSignal,
): Promise<CaptchaOutput> {
  try {
    return await service.solve(kind, signal);
  } catch (error) {
    if (error instanceof UserCancelError || signal.aborted) throw new UserCancelError();
    const code = error instanceof CaptchaError ? error.code : 'captcha.unknown';
    host.report(code, error instanceof Error ? error.message : 'Captcha unknown error');
    return { captchaBypass: true };
  }
}
