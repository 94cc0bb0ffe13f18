import type { CaptchaOutput } from '@paywidget/shared/contract';
import type { CaptchaAdapter, ChallengeListener } from './adapter';

interface GeetestError {
  code?: string | number;
  msg?: string;
}

interface GeetestValidate {
  captcha_output?: string;
  gen_time?: string;
  lot_number?: string;
  pass_token?: string;
}

interface Geetest {
  onReady(listener: () => void): Geetest;
  onSuccess(listener: () => void): Geetest;
  onError(listener: (error: GeetestError) => void): Geetest;
  onClose(listener: () => void): Geetest;
  /** Absent in the first releases of the script. */
  onBoxShow?(listener: () => void): Geetest;
  showCaptcha(): void;
  getValidate(): GeetestValidate | false;
}

/** The interface of GeeTest's script, version 4 (https://docs.geetest.com, "Web"). */
type InitGeetest4 = (
  options: {
    captchaId: string;
    product: 'bind';
    language: string;
    hideSuccess: boolean;
    /** With `outside: true`, a press outside the box would close it. */
    mask: { outside: boolean; bgColor: string };
    /** Called for errors before the captcha object exists. */
    onError: (error: GeetestError) => void;
    /** Called if the vendor is unreachable. Without it, the script would let everybody pass. */
    offlineCb: () => void;
  },
  ready: (captcha: Geetest) => void,
) => void;

declare global {
  interface Window {
    initGeetest4?: InitGeetest4;
  }
}

/** Error codes for failed requests and for parts that did not load (https://docs.geetest.com, "Web", error codes). */
const networkCodes = new Set(['60100', '60101', '60200', '60201', '60202', '60204', '60205']);

function reportError(listener: ChallengeListener, { code, msg }: GeetestError) {
  listener.failed(networkCodes.has(String(code)) ? 'network' : 'unknown', [code, msg].join(' ').trim());
}

const outputsOf = (validate: GeetestValidate): CaptchaOutput => ({
  geetestCaptchaOutput: validate.captcha_output ?? '',
  geetestGenTime: validate.gen_time ?? '',
  geetestLotNumber: validate.lot_number ?? '',
  geetestPassToken: validate.pass_token ?? '',
});

/** GeeTest, version 4, without a button. It shows a challenge only to players whom it does not trust. */
export const geetest: CaptchaAdapter = {
  scriptUrl: (url) => url,
  start({ initGeetest4 }, { id, language }, listener) {
    if (!initGeetest4) return listener.failed('script', 'The script brought no initGeetest4');
    const options = {
      captchaId: id,
      product: 'bind',
      language,
      hideSuccess: true,
      mask: { outside: false, bgColor: '#00000000' },
      onError: (error: GeetestError) => reportError(listener, error),
      offlineCb: () => listener.failed('network', 'offline'),
    } as const;
    initGeetest4(options, (captcha) => {
      captcha
        .onSuccess(() => listener.solved(outputsOf(captcha.getValidate() || {})))
        .onError((error) => reportError(listener, error))
        .onClose(() => listener.closed());
      captcha.onBoxShow?.(() => listener.shown());
      captcha.onReady(() => {
        captcha.showCaptcha();
        if (!captcha.onBoxShow) listener.shown();
      });
    });
  },
};
