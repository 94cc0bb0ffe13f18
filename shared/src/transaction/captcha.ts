import type { CaptchaKind, CaptchaOutput } from '@paywidget/shared/contract';
import type { HostPort } from '@paywidget/shared/host';
import type { CaptchaService } from '@paywidget/shared/state';

/** The player broke the deposit off, such as by closing the captcha. Not an error: nothing is shown or reported. */
export class UserCancelError extends Error {
  override readonly name = 'UserCancelError';
  constructor() {
    super('Cancelled by the user');
  }
}

/** Why a captcha could not be had: one class for each cause (specification, section 8, "Captcha"). */
export abstract class CaptchaError extends Error {
  /** What the host hears it as. */
  abstract readonly code: `captcha.${string}`;
}

/** Neither the host nor the deployment has an id for the captcha (specification, section 5). */
export class CaptchaIdEmptyError extends CaptchaError {
  override readonly name = 'CaptchaIdEmptyError';
  readonly code = 'captcha.empty';
  constructor() {
    super('Captcha id is empty');
  }
}

/** The service of a widget without captchas. */
export const unconfiguredCaptcha: CaptchaService = {
  solve: () => Promise.reject(new CaptchaIdEmptyError()),
};

/**
 * What the call carries of a captcha: its outputs, or the bypass of one that cannot be had. The host hears why, and the
 * server decides (decisions, section 5).
 * @throws UserCancelError
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
