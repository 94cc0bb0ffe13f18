import type { CaptchaKind, CaptchaOutput } from '@paywidget/shared/contract';
import { atom } from 'jotai';

/** Proves that the player is a human. */
export interface CaptchaService {
  /**
   * Lets the player solve a captcha, one at a time.
   * @throws UserCancelError if the player closes the captcha. Any other error means that the captcha failed
   */
  solve(kind: CaptchaKind, signal: AbortSignal): Promise<CaptchaOutput>;
}

/** The widget's captcha service. The shell sets it at the start. */
export const captchaServiceAtom = atom<CaptchaService | undefined>(undefined);
