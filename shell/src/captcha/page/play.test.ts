/** @jest-environment jsdom */
import type { CaptchaKind } from '@paywidget/shared/contract';
import { play } from './play';

type Told = [what: string, ...details: unknown[]];

/** Plays a captcha whose vendor is what `vendor` puts onto the window once a script has come. */
function begin(
  kind: CaptchaKind,
  vendor: Record<string, unknown>,
  scripts = ['https://vendor.example/api.js'],
) {
  const told: Told[] = [];
  const asked: string[] = [];
  const answers: ((event: 'load' | 'error') => void)[] = [];
  jest.spyOn(document.head, 'append').mockImplementation((node) => {
    const script = node as HTMLScriptElement;
    asked.push(script.src);
    answers.push((event) => {
      if (event === 'load') Object.assign(window, vendor);
      script.dispatchEvent(new Event(event));
    });
  });
  const outcome = {
    shown: () => void told.push(['shown']),
    solved: (outputs: unknown) => void told.push(['solved', outputs]),
    closed: () => void told.push(['closed']),
    failed: (...why: unknown[]) => void told.push(['failed', ...why]),
  };
  const start = { id: 'key', scripts, language: 'deu', theme: 'dark', lang: 'de', title: 'T' } as const;
  void play({ type: 'paywidget.captcha.start', kind, ...start }, window, outcome);
  const answer = async (event: 'load' | 'error') => {
    answers.shift()?.(event);
    await settle();
  };
  return { told, asked, answer };
}

const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.body.replaceChildren();
  window.initGeetest4 = undefined;
  window.grecaptcha = undefined;
});

describe('the script', () => {
  const vendor = { initGeetest4: () => {} };
  const sources = ['a', 'b', 'c'].map((name) => `https://${name}.example/gt4.js`);

  it('is tried at its sources, one after the other', async () => {
    const { told, asked, answer } = begin('geetest', vendor, sources);
    await answer('error');
    await answer('load');
    expect(asked).toEqual(sources.slice(0, 2));
    expect(told).toEqual([]);
  });

  it('is not waited for longer than 8 s at one source', async () => {
    const { asked } = begin('geetest', vendor, sources);
    await settle(7_999);
    expect(asked).toHaveLength(1);
    await settle(1);
    expect(asked).toHaveLength(2);
  });

  it('fails by name when none has it', async () => {
    const { told, answer } = begin('geetest', vendor, sources);
    for (const _ of sources) await answer('error');
    expect(told).toEqual([['failed', 'script', sources.join(' ')]]);
  });

  it.each(['geetest', 'recaptcha2', 'recaptcha3'] as const)(
    'fails by name when it brings nothing of %s',
    async (kind) => {
      const { told, answer } = begin(kind, {});
      await answer('load');
      expect(told).toEqual([['failed', 'script', expect.stringContaining('brought no')]]);
    },
  );
});

describe('GeeTest', () => {
  const listeners: Record<string, (detail?: unknown) => void> = {};
  let options: Record<string, unknown> = {};
  let validate: unknown;
  const on = (name: string) => (listener: () => void) => {
    listeners[name] = listener;
    return captcha;
  };
  const captcha: Record<string, unknown> = {
    onReady: on('ready'),
    onSuccess: on('success'),
    onError: on('error'),
    onClose: on('close'),
    onBoxShow: on('boxShow'),
    showCaptcha: jest.fn(),
    getValidate: () => validate,
  };

  async function ready() {
    const begun = begin('geetest', {
      initGeetest4: (said: typeof options, done: (captcha: unknown) => void) => {
        options = said;
        done(captcha);
      },
    });
    await begun.answer('load');
    listeners.ready?.();
    return begun;
  }

  it('shows itself when it is ready, in the language asked for, and is shown when its box is', async () => {
    const { told } = await ready();
    expect(options).toMatchObject({ captchaId: 'key', product: 'bind', language: 'deu' });
    expect(captcha.showCaptcha).toHaveBeenCalled();
    expect(told).toEqual([]);
    listeners.boxShow?.();
    expect(told).toEqual([['shown']]);
  });

  it.each([
    [
      { captcha_output: 'o', gen_time: '1', lot_number: 'l', pass_token: 'p' },
      { geetestCaptchaOutput: 'o', geetestGenTime: '1', geetestLotNumber: 'l', geetestPassToken: 'p' },
    ],
    [false, { geetestCaptchaOutput: '', geetestGenTime: '', geetestLotNumber: '', geetestPassToken: '' }],
  ])('gives the four outputs of %j', async (given, outputs) => {
    validate = given;
    const { told } = await ready();
    listeners.success?.();
    expect(told).toEqual([['solved', outputs]]);
  });

  it('is closed by the player', async () => {
    const { told } = await ready();
    listeners.close?.();
    expect(told).toEqual([['closed']]);
  });

  it.each([
    ['60101', 'network'],
    ['60204', 'network'],
    ['60001', 'unknown'],
    ['60500', 'unknown'],
  ])('error %s is %s, before it is ready and after', async (code, cause) => {
    const { told } = await ready();
    const why = ['failed', cause, `${code} why`];
    listeners.error?.({ code, msg: 'why' });
    (options.onError as (error: unknown) => void)({ code, msg: 'why' });
    expect(told).toEqual([why, why]);
  });

  it('lets nobody pass because it cannot be reached', async () => {
    const { told } = await ready();
    (options.offlineCb as () => void)();
    expect(told).toEqual([['failed', 'network', 'offline']]);
  });
});

describe('reCAPTCHA', () => {
  const ready = (callback: () => void) => callback();

  it('version 2 draws a box, and gives what it answers', async () => {
    let options: Record<string, (token?: string) => void> = {};
    const render = jest.fn((_place: unknown, said: typeof options) => {
      options = said;
      return 0;
    });
    const { told, asked, answer } = begin('recaptcha2', { grecaptcha: { ready, render } });
    await answer('load');
    expect(asked).toEqual(['https://vendor.example/api.js?render=explicit&hl=deu']);
    expect(render).toHaveBeenCalledWith(
      expect.any(HTMLElement),
      expect.objectContaining({ sitekey: 'key', theme: 'dark' }),
    );
    expect(told).toEqual([['shown']]);
    options.callback?.('token');
    options['expired-callback']?.();
    options['error-callback']?.();
    expect(told.slice(1)).toEqual([
      ['solved', { captchaResponse: 'token' }],
      ['failed', 'expired'],
      ['failed', 'network'],
    ]);
  });

  it('version 3 needs no player', async () => {
    const execute = jest.fn(async () => 'token');
    const { told, asked, answer } = begin('recaptcha3', { grecaptcha: { ready, execute } });
    await answer('load');
    expect(asked).toEqual(['https://vendor.example/api.js?render=key&hl=deu']);
    expect(execute).toHaveBeenCalledWith('key', { action: 'deposit' });
    expect(told).toEqual([['solved', { captchaV3Response: 'token' }]]);
  });

  it.each([
    [new Error('No reCAPTCHA clients exist.'), 'noClient'],
    [new Error('Missing required parameters: sitekey'), 'siteKeyRequired'],
    [new Error('Invalid site key or not loaded in api.js: key'), 'siteKeyRequired'],
    [new Error('reCAPTCHA works in a browser only'), 'browserOnly'],
    [new Error('The token has expired'), 'expired'],
    [new Error('Network error'), 'network'],
    ['Timeout', 'network'],
    [null, 'unknown'],
  ])('names what it throws: %s', async (error, cause) => {
    const v3 = begin('recaptcha3', { grecaptcha: { ready, execute: () => Promise.reject(error) } });
    await v3.answer('load');
    expect(v3.told).toEqual([['failed', cause, expect.any(String)]]);

    const render = () => {
      throw error;
    };
    const v2 = begin('recaptcha2', { grecaptcha: { ready, render } });
    await v2.answer('load');
    expect(v2.told).toEqual([['failed', cause, expect.any(String)]]);
  });
});
