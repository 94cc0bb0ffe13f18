import type { CaptchaService } from '@paywidget/shared/state';
import type { CaptchaPorts } from './captchaPorts';

/** The widget's captchas, one at a time. Everything they need is fetched with the first. */
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
