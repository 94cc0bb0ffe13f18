/** @jest-environment jsdom */
import type { CaptchaKind } from '@paywidget/shared/contract';
import { runChallenge } from './runChallenge';

type ReportedEvent = [name: string, ...details: unknown[]];

/** Runs a challenge. When a script loads, its globals in `vendor` are added to the window. */
function run(
  kind: CaptchaKind,
  vendor: Record<string, unknown>,
  scripts = ['https://vendor.example/api.js'],
) {
  const events: ReportedEvent[] = [];
  const urls: string[] = [];
  const answers: ((event: 'load' | 'error') => void)[] = [];
  jest.spyOn(document.head, 'append').mockImplementation((node) => {
    const script = node as HTMLScriptElement;
    urls.push(script.src);
    answers.push((event) => {
      if (event === 'load') Object.assign(window, vendor);
      script.dispatchEvent(new Event(event));
    });
  });
  const listener = {
    shown: () => void events.push(['shown']),
    solved: (outputs: unknown) => void events.push(['solved', outputs]),
    closed: () => void events.push(['closed']),
    failed: (...why: unknown[]) => void events.push(['failed', ...why]),
  };
  const start = { id: 'key', scripts, language: 'deu', theme: 'dark', lang: 'de', title: 'T' } as const;
  void runChallenge({ type: 'paywidget.captcha.start', kind, ...start }, window, listener);
  const answer = async (event: 'load' | 'error') => {
    answers.shift()?.(event);
    await advance();
  };
  return { events, urls, answer };
}

const advance = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

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

  it('is loaded from the first URL that works', async () => {
    const { events, urls, answer } = run('geetest', vendor, sources);
    await answer('error');
    await answer('load');
    expect(urls).toEqual(sources.slice(0, 2));
    expect(events).toEqual([]);
  });

  it('is loaded from the next URL after 8 s', async () => {
    const { urls } = run('geetest', vendor, sources);
    await advance(7_999);
    expect(urls).toHaveLength(1);
    await advance(1);
    expect(urls).toHaveLength(2);
  });

  it('fails with the cause script if no URL works', async () => {
    const { events, answer } = run('geetest', vendor, sources);
    for (const _ of sources) await answer('error');
    expect(events).toEqual([['failed', 'script', sources.join(' ')]]);
  });

  it.each(['geetest', 'recaptcha2', 'recaptcha3'] as const)(
    'fails with the cause script if it does not define the global of %s',
    async (kind) => {
      const { events, answer } = run(kind, {});
      await answer('load');
      expect(events).toEqual([['failed', 'script', expect.stringContaining('brought no')]]);
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
    const started = run('geetest', {
      initGeetest4: (given: typeof options, done: (captcha: unknown) => void) => {
        options = given;
        done(captcha);
      },
    });
    await started.answer('load');
    listeners.ready?.();
    return started;
  }

  it('opens when it is ready, in the requested language, and reports shown when its box opens', async () => {
    const { events } = await ready();
    expect(options).toMatchObject({ captchaId: 'key', product: 'bind', language: 'deu' });
    expect(captcha.showCaptcha).toHaveBeenCalled();
    expect(events).toEqual([]);
    listeners.boxShow?.();
    expect(events).toEqual([['shown']]);
  });

  it.each([
    [
      { captcha_output: 'o', gen_time: '1', lot_number: 'l', pass_token: 'p' },
      { geetestCaptchaOutput: 'o', geetestGenTime: '1', geetestLotNumber: 'l', geetestPassToken: 'p' },
    ],
    [false, { geetestCaptchaOutput: '', geetestGenTime: '', geetestLotNumber: '', geetestPassToken: '' }],
  ])('reports four outputs for the result %j', async (given, outputs) => {
    validate = given;
    const { events } = await ready();
    listeners.success?.();
    expect(events).toEqual([['solved', outputs]]);
  });

  it('reports that the player has closed it', async () => {
    const { events } = await ready();
    listeners.close?.();
    expect(events).toEqual([['closed']]);
  });

  it.each([
    ['60100', 'network'],
    ['60101', 'network'],
    ['60200', 'network'],
    ['60201', 'network'],
    ['60202', 'network'],
    ['60204', 'network'],
    ['60205', 'network'],
    ['60001', 'unknown'],
    ['60500', 'unknown'],
  ])('maps the error %s to the cause %s, before and after it is ready', async (code, cause) => {
    const { events } = await ready();
    const why = ['failed', cause, `${code} why`];
    listeners.error?.({ code, msg: 'why' });
    (options.onError as (error: unknown) => void)({ code, msg: 'why' });
    expect(events).toEqual([why, why]);
  });

  it('reports the code alone if the vendor says no more', async () => {
    const { events } = await ready();
    listeners.error?.({ code: 60001 });
    expect(events).toEqual([['failed', 'unknown', '60001']]);
  });

  it('reports shown at once if the script cannot tell when its box opens', async () => {
    const { onBoxShow } = captcha;
    captcha.onBoxShow = undefined;
    const { events } = await ready();
    captcha.onBoxShow = onBoxShow;
    expect(events).toEqual([['shown']]);
  });

  it('fails if the script throws', async () => {
    const { events, answer } = run('geetest', {
      initGeetest4: () => {
        throw new Error('Network down');
      },
    });
    await answer('load');
    expect(events).toEqual([['failed', 'network', 'Network down']]);
  });

  it('fails if the vendor is unreachable', async () => {
    const { events } = await ready();
    (options.offlineCb as () => void)();
    expect(events).toEqual([['failed', 'network', 'offline']]);
  });
});

describe('reCAPTCHA', () => {
  const ready = (callback: () => void) => callback();

  it('version 2 renders a box and reports its results', async () => {
    let options: Record<string, (token?: string) => void> = {};
    const render = jest.fn((_place: unknown, given: typeof options) => {
      options = given;
      return 0;
    });
    const { events, urls, answer } = run('recaptcha2', { grecaptcha: { ready, render } });
    await answer('load');
    expect(urls).toEqual(['https://vendor.example/api.js?render=explicit&hl=deu']);
    expect(render).toHaveBeenCalledWith(
      expect.any(HTMLElement),
      expect.objectContaining({ sitekey: 'key', theme: 'dark' }),
    );
    expect(events).toEqual([['shown']]);
    options.callback?.('token');
    options['expired-callback']?.();
    options['error-callback']?.();
    expect(events.slice(1)).toEqual([
      ['solved', { captchaResponse: 'token' }],
      ['failed', 'expired'],
      ['failed', 'network'],
    ]);
  });

  it('version 3 needs no action of the player', async () => {
    const execute = jest.fn(async () => 'token');
    const { events, urls, answer } = run('recaptcha3', { grecaptcha: { ready, execute } });
    await answer('load');
    expect(urls).toEqual(['https://vendor.example/api.js?render=key&hl=deu']);
    expect(execute).toHaveBeenCalledWith('key', { action: 'deposit' });
    expect(events).toEqual([['solved', { captchaV3Response: 'token' }]]);
  });

  it.each([
    [new Error('Why'), 'Why'],
    ['Why', 'Why'],
    [null, ''],
    [undefined, ''],
  ])('passes on what the thrown value %s says', async (error, detail) => {
    const { events, answer } = run('recaptcha3', {
      grecaptcha: { ready, execute: () => Promise.reject(error) },
    });
    await answer('load');
    expect(events).toEqual([['failed', 'unknown', detail]]);
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
  ])('maps the thrown value %s to a cause', async (error, cause) => {
    const v3 = run('recaptcha3', { grecaptcha: { ready, execute: () => Promise.reject(error) } });
    await v3.answer('load');
    expect(v3.events).toEqual([['failed', cause, expect.any(String)]]);

    const render = () => {
      throw error;
    };
    const v2 = run('recaptcha2', { grecaptcha: { ready, render } });
    await v2.answer('load');
    expect(v2.events).toEqual([['failed', cause, expect.any(String)]]);
  });
});
