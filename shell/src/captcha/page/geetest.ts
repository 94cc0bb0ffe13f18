import type { CaptchaOutput } from '@paywidget/shared/contract';
import type { CaptchaAdapter, Outcome } from './adapter';

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
  /** Missing in the first releases. */
  onBoxShow?(listener: () => void): Geetest;
  showCaptcha(): void;
  getValidate(): GeetestValidate | false;
}

/** The vendor's script interface, version 4 (https://docs.geetest.com, "Web"). */
type InitGeetest4 = (
  options: {
    captchaId: string;
    product: 'bind';
    language: string;
    hideSuccess: boolean;
    /** A press beside the box would close it. */
    mask: { outside: boolean; bgColor: string };
    /** An error before there is anything to listen to. */
    onError: (error: GeetestError) => void;
    /** The vendor cannot be reached; without this it lets everybody pass. */
    offlineCb: () => void;
  },
  ready: (captcha: Geetest) => void,
) => void;

declare global {
  interface Window {
    initGeetest4?: InitGeetest4;
  }
}

/** Requests that got no answer, and parts that did not load (the vendor's list of errors, "Web"). */
const networkCodes = new Set(['60100', '60101', '60200', '60201', '60202', '60204', '60205']);

function tellError(outcome: Outcome, { code, msg }: GeetestError) {
  outcome.failed(networkCodes.has(String(code)) ? 'network' : 'unknown', [code, msg].join(' ').trim());
}

const outputsOf = (validate: GeetestValidate): CaptchaOutput => ({
  geetestCaptchaOutput: validate.captcha_output ?? '',
  geetestGenTime: validate.gen_time ?? '',
  geetestLotNumber: validate.lot_number ?? '',
  geetestPassToken: validate.pass_token ?? '',
});

/** GeeTest, version 4, without a button of its own: it shows itself only to those it does not trust. */
export const geetest: CaptchaAdapter = {
  address: (source) => source,
  pose({ initGeetest4 }, { id, language }, outcome) {
    if (!initGeetest4) return outcome.failed('script', 'The script brought no initGeetest4');
    const options = {
      captchaId: id,
      product: 'bind',
      language,
      hideSuccess: true,
      mask: { outside: false, bgColor: '#00000000' },
      onError: (error: GeetestError) => tellError(outcome, error),
      offlineCb: () => outcome.failed('network', 'offline'),
    } as const;
    initGeetest4(options, (captcha) => {
      captcha
        .onSuccess(() => outcome.solved(outputsOf(captcha.getValidate() || {})))
        .onError((error) => tellError(outcome, error))
        .onClose(() => outcome.closed());
      captcha.onBoxShow?.(() => outcome.shown());
      captcha.onReady(() => {
        captcha.showCaptcha();
        if (!captcha.onBoxShow) outcome.shown();
      });
    });
  },
};
