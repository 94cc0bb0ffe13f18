import type { CaptchaKind, CaptchaOutput } from '@paywidget/shared/contract';
import { atom } from 'jotai';

/** Whatever proves that a person is there. */
export interface CaptchaService {
  /**
   * Has the player solve a captcha, one at a time.
   * @throws UserCancelError when the player closes it; anything else means that it cannot be had.
   */
  solve(kind: CaptchaKind, signal: AbortSignal): Promise<CaptchaOutput>;
}

/** The widget's captcha service, which the shell sets as it starts. */
export const captchaServiceAtom = atom<CaptchaService | undefined>(undefined);
