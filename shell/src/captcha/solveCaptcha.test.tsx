import type { CaptchaConfiguration } from '@paywidget/shared/contract';
import { ServicesProvider } from '@paywidget/shared/services';
import { sessionAtom } from '@paywidget/shared/state';
import { createTestServices, sampleSession } from '@paywidget/shared/testing';
import { UserCancelError } from '@paywidget/shared/transaction';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { WidgetFrame } from '../app/render/WidgetFrame';
import { createCaptcha } from './createCaptcha';
// The code is loaded with the first captcha. Here it is loaded before the tests, so that the first test is not slower than
// the others.
import './solveCaptcha';

const pageUrl = 'https://captcha.pay.example/paywidget/captcha.html';
const deployed: CaptchaConfiguration = { geetest: { id: 'id' }, recaptcha3: { id: 'key' } };
const outputs = {
  geetestCaptchaOutput: 'o',
  geetestGenTime: '1',
  geetestLotNumber: 'l',
  geetestPassToken: 'p',
};

function setUp(payload = {}) {
  const services = createTestServices();
  const { store, host } = services;
  store.set(sessionAtom, sampleSession({ payload }));
  const captcha = createCaptcha({ store, host, deployed: () => deployed, pageUrl: () => pageUrl });
  const rendered = render(
    <ServicesProvider services={services}>
      <WidgetFrame>
        <button type="button">Pay</button>
      </WidgetFrame>
    </ServicesProvider>,
  );
  const controller = new AbortController();
  return { ...rendered, host, captcha, abort: () => controller.abort(), signal: controller.signal };
}

const advance = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));
const frame = () => document.querySelector('iframe');
const dialog = () => screen.queryByRole('dialog');

/** Starts a captcha. `end` gets the outputs or the error. */
async function startCaptcha(options = setUp(), kind: 'geetest' | 'recaptcha2' | 'recaptcha3' = 'geetest') {
  const end: { outputs?: unknown; error?: unknown } = {};
  void options.captcha.solve(kind, options.signal).then(
    (solved) => Object.assign(end, { outputs: solved }),
    (error) => Object.assign(end, { error }),
  );
  await advance();
  return { ...options, end };
}

/** Dispatches a message of the frame, like the browser. */
async function receive(
  message: Record<string, unknown>,
  { origin = 'https://captcha.pay.example', source = frame()?.contentWindow }: MessageEventInit = {},
) {
  const data = JSON.stringify({ ...message, type: `paywidget.captcha.${message.type}` });
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source })));
  await advance();
}

beforeEach(() => {
  jest.useFakeTimers();
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
});
afterEach(() => void jest.useRealTimers());

const expectNothingLeft = () => {
  expect(frame()).toBeNull();
  expect(document.querySelector('dialog')).toBeNull();
  expect(jest.getTimerCount()).toBe(0);
};

describe('a captcha', () => {
  it('stays hidden until the player has something to do, and is removed when solved', async () => {
    const { end } = await startCaptcha();
    const post = jest.spyOn(frame()?.contentWindow as Window, 'postMessage').mockImplementation(() => {});
    expect(frame()).toHaveAttribute('src', pageUrl);
    expect(dialog()).not.toBeInTheDocument();

    await receive({ type: 'ready' });
    const [text, origin] = post.mock.calls[0] as unknown as [string, string];
    expect(origin).toBe('https://captcha.pay.example');
    expect(JSON.parse(text)).toMatchObject({
      type: 'paywidget.captcha.start',
      kind: 'geetest',
      id: 'id',
      language: 'eng',
      theme: 'light',
      title: 'Security check',
    });

    await receive({ type: 'shown' });
    expect(dialog()).toHaveAccessibleName('Security check');
    await receive({ type: 'solved', outputs });
    expect(end.outputs).toEqual(outputs);
    expectNothingLeft();
  });

  it('accepts only valid messages from its own frame at the frame’s origin', async () => {
    const { end, abort } = await startCaptcha();
    const solved = { type: 'solved', outputs };
    await receive(solved, { origin: 'https://evil.example' });
    await receive(solved, { origin: window.location.origin });
    await receive(solved, { source: window });
    await receive({ type: 'solved', outputs: { ...outputs, amount: '1' } });
    await receive({ type: 'won' });
    for (const data of ['hello', [JSON.stringify({ type: 'paywidget.captcha.closed' })], null])
      act(
        () =>
          void window.dispatchEvent(
            new MessageEvent('message', {
              data,
              origin: 'https://captcha.pay.example',
              source: frame()?.contentWindow,
            }),
          ),
      );
    await advance();
    act(
      () =>
        void window.dispatchEvent(
          new MessageEvent('message', { data: 'hello', source: frame()?.contentWindow }),
        ),
    );
    expect(end).toEqual({});
    abort();
    await advance();
  });

  it.each([
    [
      'the cancel button',
      () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Cancel the payment' }))),
    ],
    [
      'Escape',
      () => act(async () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))),
    ],
    ['the vendor’s close button', () => receive({ type: 'closed' })],
  ])('rejects as cancelled if the player closes it with %s', async (_, close) => {
    const { end } = await startCaptcha();
    await receive({ type: 'shown' });
    await close();
    await advance();
    expect(end.error).toBeInstanceOf(UserCancelError);
    expectNothingLeft();
  });

  it('rejects as cancelled if the deposit is aborted or the widget is unmounted', async () => {
    const first = await startCaptcha();
    first.abort();
    await advance();
    expect(first.end.error).toBeInstanceOf(UserCancelError);
    expectNothingLeft();
    first.unmount();

    const second = await startCaptcha();
    await receive({ type: 'shown' });
    second.unmount();
    await advance();
    expect(second.end.error).toBeInstanceOf(UserCancelError);
    expectNothingLeft();
  });

  it('makes four attempts, 0.5, 1 and 1.5 s apart, if the network fails', async () => {
    const { end } = await startCaptcha();
    for (const pause of [500, 1_000, 1_500]) {
      await receive({ type: 'failed', cause: 'network', detail: '60101' });
      expect(frame()).toBeNull();
      await advance(pause - 1);
      expect(frame()).toBeNull();
      expect(dialog()).not.toBeInTheDocument();
      await advance(1);
      expect(frame()).not.toBeNull();
    }
    await receive({ type: 'failed', cause: 'network', detail: '60101' });
    expect(end.error).toMatchObject({ code: 'captcha.network', message: 'Captcha network failure: 60101' });
    expectNothingLeft();
  });

  it('retries if its page has loaded but does not send ready', async () => {
    const { abort } = await startCaptcha();
    const first = frame();
    act(() => void first?.dispatchEvent(new Event('load')));
    await advance(2_000);
    expect(frame()).toBeNull();
    await advance(500);
    expect(frame()).not.toBe(first);
    abort();
    await advance();
  });

  it('fails with the likely reason if its page never sends ready', async () => {
    const { end } = await startCaptcha();
    for (const pause of [500, 1_000, 1_500, 0]) {
      act(() => void frame()?.dispatchEvent(new Event('load')));
      await advance(2_000);
      await advance(pause);
    }
    expect(end.error).toMatchObject({
      code: 'captcha.network',
      message: `Captcha network failure: ${pageUrl} did not start. Its script could not be loaded, or is not what its integrity says`,
    });
    expectNothingLeft();
  });

  it('does not retry if its page has sent ready before it has loaded', async () => {
    const { abort } = await startCaptcha();
    const first = frame();
    await receive({ type: 'ready' });
    act(() => void first?.dispatchEvent(new Event('load')));
    await advance(10_000);
    expect(frame()).toBe(first);
    abort();
    await advance();
  });

  it('is not shown if the deposit is cancelled before it starts', async () => {
    const scene = setUp();
    scene.abort();
    const { end } = await startCaptcha(scene);
    expect(end.error).toBeInstanceOf(UserCancelError);
    expectNothingLeft();
  });

  it('can be cancelled while the widget does not show it', async () => {
    const scene = setUp();
    scene.unmount();
    const { end, abort } = await startCaptcha(scene);
    expect(end).toEqual({});
    abort();
    await advance();
    expect(end.error).toBeInstanceOf(UserCancelError);
  });

  it('tells the host which of its scripts is not allowed', async () => {
    const scripts = ['https://evil.example/gt4.js'];
    const { host, abort } = await startCaptcha(setUp({ captcha: { geetest: { id: 'a', scripts } } }));
    expect(host.sentOf('Error')).toEqual([
      { code: 'captcha.source', message: `The captcha's script may not come from ${scripts[0]}` },
    ]);
    abort();
    await advance();
  });

  it.each(['solved', 'closed'])('leaves no listeners once it is %s', async (type) => {
    const scene = setUp();
    const spies = [window, scene.signal].map((target) => ({
      added: jest.spyOn(target, 'addEventListener'),
      removed: jest.spyOn(target, 'removeEventListener'),
    }));
    await startCaptcha(scene);
    await receive({ type, outputs });
    const relevant = (spy: jest.SpyInstance) =>
      spy.mock.calls
        .filter(([name]) => name === 'message' || name === 'abort')
        .map(([name, listener]) => [name, listener]);
    for (const { added, removed } of spies) {
      expect(relevant(added)).not.toEqual([]);
      expect(relevant(removed)).toEqual(relevant(added));
    }
    jest.restoreAllMocks();
  });

  it('retries if its frame is navigated to another page', async () => {
    const { abort } = await startCaptcha();
    await receive({ type: 'ready' });
    await receive({ type: 'shown' });
    const first = frame();
    act(() => void first?.dispatchEvent(new Event('load')));
    expect(frame()).toBe(first);
    act(() => void first?.dispatchEvent(new Event('load')));
    await advance();
    expect(frame()).toBeNull();
    await advance(500);
    expect(frame()).toHaveAttribute('src', pageUrl);
    abort();
    await advance();
  });

  it('counts as solved if the page that follows it loads before its message arrives', async () => {
    const { end } = await startCaptcha();
    await receive({ type: 'ready' });
    act(() => void frame()?.dispatchEvent(new Event('load')));
    act(() => void frame()?.dispatchEvent(new Event('load')));
    await receive({ type: 'solved', outputs });
    expect(end.outputs).toEqual(outputs);
    expectNothingLeft();
  });

  it('lets its frame neither open windows nor navigate the page around it', async () => {
    const { abort } = await startCaptcha();
    expect(frame()).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
    abort();
    await advance();
  });

  it('fails at once, without being shown, if a retry cannot help', async () => {
    const { end } = await startCaptcha();
    await receive({ type: 'failed', cause: 'unknown', detail: '60500' });
    expect(end.error).toMatchObject({ code: 'captcha.unknown' });
    expectNothingLeft();
  });

  it('shows a message if it fails after it was shown, and then the next captcha', async () => {
    const { end } = await startCaptcha();
    await receive({ type: 'shown' });
    await receive({ type: 'failed', cause: 'expired' });
    expect(dialog()).toHaveTextContent('Time ran out');
    expect(dialog()).toHaveTextContent('Loading the check');
    await advance(500);
    await receive({ type: 'shown' });
    expect(dialog()).not.toHaveTextContent('Loading the check');
    expect(dialog()).toHaveTextContent('Time ran out');
    await receive({ type: 'solved', outputs });
    expect(end.outputs).toEqual(outputs);
  });

  it('times out after 30 s of loading, and never while it is shown', async () => {
    const first = await startCaptcha();
    await advance(29_999);
    expect(first.end).toEqual({});
    await advance(1);
    expect(first.end.error).toMatchObject({ code: 'captcha.timeout', message: 'Captcha timeout' });
    expectNothingLeft();
    first.unmount();

    const second = await startCaptcha();
    await advance(20_000);
    await receive({ type: 'shown' });
    await advance(600_000);
    expect(second.end).toEqual({});
    second.abort();
    await advance();
  });

  it('gets another 30 s for all further attempts if it fails after it was shown', async () => {
    const { end } = await startCaptcha();
    await receive({ type: 'shown' });
    await advance(600_000);
    await receive({ type: 'failed', cause: 'expired' });
    await advance(20_000);
    await receive({ type: 'failed', cause: 'expired' });
    await advance(9_999);
    expect(end).toEqual({});
    await advance(1);
    expect(end.error).toMatchObject({ code: 'captcha.timeout' });
    expectNothingLeft();
  });

  it('does not time out while the next captcha is shown', async () => {
    const { end, abort } = await startCaptcha();
    await receive({ type: 'shown' });
    await receive({ type: 'failed', cause: 'expired' });
    await advance(20_000);
    await receive({ type: 'shown' });
    await advance(600_000);
    expect(end).toEqual({});
    abort();
    await advance();
  });

  it('focuses each frame, and the dialog between two frames', async () => {
    const { abort } = await startCaptcha();
    await receive({ type: 'shown' });
    expect(frame()).toHaveFocus();
    await receive({ type: 'failed', cause: 'expired' });
    expect(dialog()).toHaveFocus();
    await advance(500);
    expect(dialog()).toHaveFocus();
    await receive({ type: 'shown' });
    expect(frame()).toHaveFocus();
    abort();
    await advance();
  });

  it.each([{}, { geetestCaptchaOutput: 'o', geetestPassToken: '' }])(
    'fails if the outputs are %j',
    async (given) => {
      const { end } = await startCaptcha();
      await receive({ type: 'solved', outputs: given });
      expect(end.error).toMatchObject({ code: 'captcha.data', message: 'Captcha data empty' });
    },
  );

  it('fails if neither host nor deployment has an id', async () => {
    const { end } = await startCaptcha(setUp(), 'recaptcha2');
    expect(end.error).toMatchObject({ code: 'captcha.empty', message: 'Captcha id is empty' });
    expectNothingLeft();
  });

  it('shows one captcha at a time', async () => {
    const first = await startCaptcha();
    const second = await startCaptcha(first, 'recaptcha3');
    expect(document.querySelectorAll('iframe')).toHaveLength(1);
    await receive({ type: 'solved', outputs });
    expect(first.end.outputs).toEqual(outputs);
    expect(document.querySelectorAll('iframe')).toHaveLength(1);
    await receive({ type: 'solved', outputs: { captchaV3Response: 'token' } });
    expect(second.end.outputs).toEqual({ captchaV3Response: 'token' });
  });
});
