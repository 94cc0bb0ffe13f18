import type { CaptchaConfiguration } from '@paywidget/shared/contract';
import { createI18n, I18nProvider } from '@paywidget/shared/i18n';
import { createStore, StateProvider, sessionAtom } from '@paywidget/shared/state';
import { createRecordingHost, sampleSession } from '@paywidget/shared/testing';
import { UserCancelError } from '@paywidget/shared/transaction';
import { act, fireEvent, render, screen } from '@testing-library/react';
import english from '../../../shared/locales/en.json';
import { WidgetFrame } from '../app/WidgetFrame';
import { createCaptcha } from './createCaptcha';

const pageUrl = 'https://pay.example/paywidget/captcha.html';
const deployed: CaptchaConfiguration = { geetest: { id: 'id' }, recaptcha3: { id: 'key' } };
const outputs = {
  geetestCaptchaOutput: 'o',
  geetestGenTime: '1',
  geetestLotNumber: 'l',
  geetestPassToken: 'p',
};

function setUp() {
  const host = createRecordingHost();
  const store = createStore();
  store.set(sessionAtom, sampleSession());
  const i18n = createI18n({ host, load: async () => english, lastResort: english });
  const captcha = createCaptcha({ store, host, deployed: () => deployed, pageUrl });
  const rendered = render(
    <StateProvider store={store}>
      <I18nProvider i18n={i18n}>
        <WidgetFrame>
          <button type="button">Pay</button>
        </WidgetFrame>
      </I18nProvider>
    </StateProvider>,
  );
  const controller = new AbortController();
  return { ...rendered, host, captcha, abort: () => controller.abort(), signal: controller.signal };
}

const settle = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));
const frame = () => document.querySelector('iframe');
const dialog = () => screen.queryByRole('dialog');

/** Starts a captcha, and keeps how it ended. */
async function solving(options = setUp(), kind: 'geetest' | 'recaptcha2' | 'recaptcha3' = 'geetest') {
  const end: { outputs?: unknown; error?: unknown } = {};
  void options.captcha.solve(kind, options.signal).then(
    (solved) => Object.assign(end, { outputs: solved }),
    (error) => Object.assign(end, { error }),
  );
  await settle();
  return { ...options, end };
}

/** What the frame says, as the browser delivers it. */
async function say(
  message: Record<string, unknown>,
  { origin = 'https://pay.example', source = frame()?.contentWindow }: MessageEventInit = {},
) {
  const data = JSON.stringify({ ...message, type: `paywidget.captcha.${message.type}` });
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source })));
  await settle();
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

const leavesNothing = () => {
  expect(frame()).toBeNull();
  expect(document.querySelector('dialog')).toBeNull();
  expect(jest.getTimerCount()).toBe(0);
};

it('is not seen until the player has something to do, and gone when it is solved', async () => {
  const { end } = await solving();
  const post = jest.spyOn(frame()?.contentWindow as Window, 'postMessage').mockImplementation(() => {});
  expect(frame()).toHaveAttribute('src', pageUrl);
  expect(dialog()).not.toBeInTheDocument();

  await say({ type: 'ready' });
  const [text, origin] = post.mock.calls[0] as unknown as [string, string];
  expect(origin).toBe('https://pay.example');
  expect(JSON.parse(text)).toMatchObject({
    type: 'paywidget.captcha.start',
    kind: 'geetest',
    id: 'id',
    language: 'eng',
    theme: 'light',
    title: 'Security check',
  });

  await say({ type: 'shown' });
  expect(dialog()).toHaveAccessibleName('Security check');
  await say({ type: 'solved', outputs });
  expect(end.outputs).toEqual(outputs);
  leavesNothing();
});

it('hears nobody but its frame, at its origin, in its own words', async () => {
  const { end, abort } = await solving();
  const solved = { type: 'solved', outputs };
  await say(solved, { origin: 'https://evil.example' });
  await say(solved, { source: window });
  await say({ type: 'solved', outputs: { ...outputs, amount: '1' } });
  await say({ type: 'won' });
  act(
    () =>
      void window.dispatchEvent(
        new MessageEvent('message', { data: 'hello', source: frame()?.contentWindow }),
      ),
  );
  expect(end).toEqual({});
  abort();
  await settle();
});

it.each([
  [
    'its button',
    () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Cancel the payment' }))),
  ],
  [
    'Escape',
    () => act(async () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))),
  ],
  ['the vendor', () => say({ type: 'closed' })],
])('counts as cancelled when the player closes it by %s', async (_, close) => {
  const { end } = await solving();
  await say({ type: 'shown' });
  await close();
  await settle();
  expect(end.error).toBeInstanceOf(UserCancelError);
  leavesNothing();
});

it('ends with the deposit, and with the widget', async () => {
  const first = await solving();
  first.abort();
  await settle();
  expect(first.end.error).toBeInstanceOf(UserCancelError);
  leavesNothing();
  first.unmount();

  const second = await solving();
  await say({ type: 'shown' });
  second.unmount();
  await settle();
  expect(second.end.error).toBeInstanceOf(UserCancelError);
  leavesNothing();
});

it('is tried four times in all, 0.5, 1 and 1.5 s apart, where the network fails it', async () => {
  const { end } = await solving();
  for (const pause of [500, 1_000, 1_500]) {
    await say({ type: 'failed', cause: 'network', detail: '60101' });
    expect(frame()).toBeNull();
    await settle(pause - 1);
    expect(frame()).toBeNull();
    await settle(1);
    expect(frame()).not.toBeNull();
  }
  await say({ type: 'failed', cause: 'network', detail: '60101' });
  expect(end.error).toMatchObject({ code: 'captcha.network', message: 'Captcha network failure: 60101' });
  leavesNothing();
});

it('takes a page that does not answer for one that could not be had', async () => {
  const { abort } = await solving();
  const first = frame();
  act(() => void first?.dispatchEvent(new Event('load')));
  await settle(2_000);
  expect(frame()).toBeNull();
  await settle(500);
  expect(frame()).not.toBe(first);
  abort();
  await settle();
});

it('fails at once, unseen, for what another attempt would not mend', async () => {
  const { end } = await solving();
  await say({ type: 'failed', cause: 'unknown', detail: '60500' });
  expect(end.error).toMatchObject({ code: 'captcha.unknown' });
  leavesNothing();
});

it('says what failed before the player’s eyes, and shows another', async () => {
  const { end } = await solving();
  await say({ type: 'shown' });
  await say({ type: 'failed', cause: 'expired' });
  expect(dialog()).toHaveTextContent('Time ran out');
  expect(dialog()).toHaveTextContent('Loading the check');
  await settle(500);
  await say({ type: 'shown' });
  expect(dialog()).not.toHaveTextContent('Loading the check');
  expect(dialog()).toHaveTextContent('Time ran out');
  await say({ type: 'solved', outputs });
  expect(end.outputs).toEqual(outputs);
});

it('is given up after 30 s of loading, and never while the player is at it', async () => {
  const first = await solving();
  await settle(29_999);
  expect(first.end).toEqual({});
  await settle(1);
  expect(first.end.error).toMatchObject({ code: 'captcha.timeout', message: 'Captcha timeout' });
  leavesNothing();
  first.unmount();

  const second = await solving();
  await settle(20_000);
  await say({ type: 'shown' });
  await settle(600_000);
  expect(second.end).toEqual({});
  second.abort();
  await settle();
});

it('has the same 30 s again once it failed before the player’s eyes, for all further attempts together', async () => {
  const { end } = await solving();
  await say({ type: 'shown' });
  await settle(600_000);
  await say({ type: 'failed', cause: 'expired' });
  await settle(20_000);
  await say({ type: 'failed', cause: 'expired' });
  await settle(9_999);
  expect(end).toEqual({});
  await settle(1);
  expect(end.error).toMatchObject({ code: 'captcha.timeout' });
  leavesNothing();
});

it('gives the player their time again with the next one', async () => {
  const { end, abort } = await solving();
  await say({ type: 'shown' });
  await say({ type: 'failed', cause: 'expired' });
  await settle(20_000);
  await say({ type: 'shown' });
  await settle(600_000);
  expect(end).toEqual({});
  abort();
  await settle();
});

it('has the focus in each frame, and keeps it in the dialog between two', async () => {
  const { abort } = await solving();
  await say({ type: 'shown' });
  expect(frame()).toHaveFocus();
  await say({ type: 'failed', cause: 'expired' });
  expect(dialog()).toHaveFocus();
  await settle(500);
  expect(dialog()).toHaveFocus();
  await say({ type: 'shown' });
  expect(frame()).toHaveFocus();
  abort();
  await settle();
});

it.each([{}, { geetestCaptchaOutput: 'o', geetestPassToken: '' }])('is not solved by %j', async (given) => {
  const { end } = await solving();
  await say({ type: 'solved', outputs: given });
  expect(end.error).toMatchObject({ code: 'captcha.data', message: 'Captcha data empty' });
});

it('says by name that nobody has an id', async () => {
  const { end } = await solving(setUp(), 'recaptcha2');
  expect(end.error).toMatchObject({ code: 'captcha.empty', message: 'Captcha id is empty' });
  leavesNothing();
});

it('shows one at a time', async () => {
  const first = await solving();
  const second = await solving(first, 'recaptcha3');
  expect(document.querySelectorAll('iframe')).toHaveLength(1);
  await say({ type: 'solved', outputs });
  expect(first.end.outputs).toEqual(outputs);
  expect(document.querySelectorAll('iframe')).toHaveLength(1);
  await say({ type: 'solved', outputs: { captchaV3Response: 'token' } });
  expect(second.end.outputs).toEqual({ captchaV3Response: 'token' });
});
