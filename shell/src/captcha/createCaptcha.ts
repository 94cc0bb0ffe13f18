import type { CaptchaService } from '@paywidget/shared/services';
import type { CaptchaPorts } from './captchaPorts';

/** Creates the captcha service. It shows one captcha at a time. Its code is loaded with the first captcha. */
export function createCaptcha(ports: CaptchaPorts): CaptchaService {
  let last: Promise<unknown> = Promise.resolve();
  return {
    solve(kind, signal) {
      const solving = last.then(async () => {
        const { solveCaptcha } = await import('./solveCaptcha');
        return solveCaptcha(kind, ports, signal);
      });
      last = solving.catch(() => {});
      return solving;
    },
  };
}
