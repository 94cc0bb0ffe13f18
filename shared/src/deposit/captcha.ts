import type { CaptchaKind, CaptchaOutput } from '@paywidget/shared/contract';
import type { HostPort } from '@paywidget/shared/host';
import { atom } from '@paywidget/shared/state';

/** The player broke the deposit off, such as by closing the captcha. Not an error: nothing is shown or reported. */
export class UserCancelError extends Error {
  override readonly name = 'UserCancelError';
  constructor() {
    super('Cancelled by the user');
  }
}

/** Whatever proves that a person is there. */
export interface CaptchaService {
  /**
   * Has the player solve a captcha. Resolves to `unavailable` when it cannot be had, so that the call goes on without
   * it and the server decides.
   * @throws UserCancelError when the player closes it.
   */
  solve(kind: CaptchaKind, signal: AbortSignal): Promise<CaptchaOutput | 'unavailable'>;
}

/** The widget's captcha service; none where no captcha is configured. */
export const captchaServiceAtom = atom<CaptchaService | undefined>(undefined);

/** The service of a widget without captcha ids: says so to the host, and counts as unavailable (decisions, section 5). */
export function unconfiguredCaptcha(host: HostPort): CaptchaService {
  return {
    solve: async () => {
      host.report('captcha.empty', 'Captcha id is empty');
      return 'unavailable';
    },
  };
}

/** What the call carries of a captcha: its outputs, or the bypass of one that is unavailable. */
export async function captchaOutputs(
  service: CaptchaService,
  kind: CaptchaKind,
  host: HostPort,
  signal: AbortSignal,
): Promise<CaptchaOutput> {
  const bypass = { captchaBypass: true };
  try {
    const solved = await service.solve(kind, signal);
    return solved === 'unavailable' ? bypass : solved;
  } catch (error) {
    if (error instanceof UserCancelError || signal.aborted) throw new UserCancelError();
    host.report('captcha', error instanceof Error ? error.message : 'unknown error');
    return bypass;
  }
}
