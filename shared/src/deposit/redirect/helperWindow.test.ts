/** @jest-environment jsdom */

import type { Redirect } from '../response/redirect';
import { type HelperAppearance, openHelperWindow } from './helperWindow';

const origin = 'http://localhost';
const redirect: Redirect = { url: 'https://bank.example/pay', method: 'POST', data: { token: 'x' } };

/** A window that this page has opened: the window of an empty frame, watched. */
function openedWindow() {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const opened = frame.contentWindow as Window;
  let isClosed = false;
  Object.defineProperty(opened, 'closed', { get: () => isClosed });
  const postMessage = jest.spyOn(opened, 'postMessage').mockImplementation(() => undefined);
  const close = jest.spyOn(opened, 'close').mockImplementation(() => {
    isClosed = true;
  });
  return { opened, postMessage, close, closeByPlayer: () => close.getMockImplementation()?.() };
}

const say = (source: Window, data: unknown, from = origin) =>
  window.dispatchEvent(new MessageEvent('message', { data, source, origin: from }));
const ready = JSON.stringify({ type: 'paywidget.ready' });

function setUp(appearance?: HelperAppearance) {
  const other = openedWindow();
  const open = jest.spyOn(window, 'open').mockReturnValue(other.opened);
  const helper = openHelperWindow({ origin, basePath: '/paywidget/', window, appearance });
  return { ...other, open, helper };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  document.body.replaceChildren();
});

it('opens the wait page at once and keeps its opener', () => {
  const { open, helper } = setUp();
  expect(open).toHaveBeenCalledWith('http://localhost/paywidget/form', '_blank');
  expect(helper).toMatchObject({ isBlocked: false, isSevered: false });
});

it.each(['ready first', 'redirect first'])(
  'redirects when window and redirect are both ready: %s',
  (order) => {
    const { helper, opened, postMessage } = setUp();
    const delivered = jest.fn();
    const steps = [() => say(opened, ready), () => helper.send(redirect, delivered)];
    if (order === 'redirect first') steps.reverse();
    steps[0]?.();
    expect(postMessage).not.toHaveBeenCalled();
    steps[1]?.();
    expect(postMessage).toHaveBeenCalledTimes(1);
    expect(JSON.parse(String(postMessage.mock.calls[0]?.[0]))).toEqual({
      type: 'paywidget.redirect',
      ...redirect,
    });
    expect(postMessage.mock.calls[0]?.[1]).toBe(origin);
    expect(delivered).toHaveBeenCalledWith(true);
  },
);

it('accepts messages only from its own window and origin', () => {
  const { helper, opened, postMessage } = setUp();
  const stranger = openedWindow();
  helper.send(redirect, jest.fn());
  say(stranger.opened, ready);
  say(opened, ready, 'https://bank.example');
  say(opened, 'not json');
  say(opened, { type: 'paywidget.ready' });
  say(opened, [ready]);
  say(opened, JSON.stringify({ type: 'paywidget.redirect' }));
  expect(postMessage).not.toHaveBeenCalled();
  expect(stranger.postMessage).not.toHaveBeenCalled();
});

it('redirects once and then drops the window', () => {
  const { helper, opened, postMessage, close, closeByPlayer } = setUp();
  const delivered = jest.fn();
  say(opened, ready);
  helper.send(redirect, delivered);
  say(opened, ready);
  helper.close();
  closeByPlayer();
  jest.advanceTimersByTime(5_000);
  expect(postMessage).toHaveBeenCalledTimes(1);
  expect(delivered.mock.calls).toEqual([[true]]);
  expect(jest.getTimerCount()).toBe(0);
  expect(close).not.toHaveBeenCalled();
});

it('reports that the window was closed before the redirect', () => {
  const { helper, closeByPlayer } = setUp();
  const closed = jest.fn();
  const delivered = jest.fn();
  helper.onClosed(closed);
  helper.send(redirect, delivered);
  closeByPlayer();
  jest.advanceTimersByTime(1_000);
  expect(closed).toHaveBeenCalledTimes(1);
  expect(delivered.mock.calls).toEqual([[false]]);
  expect(helper.isClosed).toBe(true);
});

it('tells a window that is at the provider of no check', () => {
  const { helper, opened, postMessage } = setUp();
  const focus = jest.spyOn(opened, 'focus').mockImplementation(() => undefined);
  say(opened, ready);
  helper.send(redirect, jest.fn());
  expect(() => helper.awaitCheck()).not.toThrow();
  expect(postMessage).toHaveBeenCalledTimes(1);
  expect(focus).not.toHaveBeenCalled();
});

it('tells of a check once, however often the window gets ready', () => {
  const { helper, opened, postMessage } = setUp();
  helper.awaitCheck();
  say(opened, ready);
  say(opened, ready);
  expect(postMessage).toHaveBeenCalledTimes(1);
});

it('does not report that it was closed to a listener that was removed', () => {
  const { helper, closeByPlayer } = setUp();
  const closed = jest.fn();
  const stop = helper.onClosed(closed);
  stop();
  closeByPlayer();
  jest.advanceTimersByTime(1_000);
  expect(closed).not.toHaveBeenCalled();
});

it.each<[string, (scene: ReturnType<typeof setUp>) => void]>([
  ['closed', ({ helper }) => helper.close()],
  [
    'closed by the player',
    ({ closeByPlayer }) => {
      closeByPlayer();
      jest.advanceTimersByTime(1_000);
    },
  ],
])('listens to no messages once it is %s', (_, end) => {
  const added = jest.spyOn(window, 'addEventListener');
  const removed = jest.spyOn(window, 'removeEventListener');
  const scene = setUp();
  end(scene);
  const listeners = (spy: jest.SpyInstance) => spy.mock.calls.filter(([type]) => type === 'message');
  expect(listeners(added)).toHaveLength(1);
  expect(listeners(removed)).toEqual(listeners(added));
});

it('has the appearance of the widget', () => {
  const { opened, open, postMessage } = setUp({
    language: 'es-MX',
    theme: 'dark',
    tokens: { '--pw-accent': 'red' },
  });
  expect(open).toHaveBeenCalledWith('http://localhost/paywidget/form?lang=es-MX&theme=dark', '_blank');
  say(opened, ready);
  const message = { type: 'paywidget.appearance', tokens: { '--pw-accent': 'red' } };
  expect(postMessage.mock.calls).toEqual([[JSON.stringify(message), origin]]);
});

it.each(['ready first', 'check first'])(
  'tells the window that a check waits on the site, at once or as soon as it is ready: %s',
  (order) => {
    const { helper, opened, postMessage } = setUp();
    const focus = jest.spyOn(opened, 'focus').mockImplementation(() => undefined);
    const steps = [() => say(opened, ready), () => helper.awaitCheck()];
    if (order === 'check first') steps.reverse();
    steps[0]?.();
    expect(postMessage).not.toHaveBeenCalled();
    steps[1]?.();
    expect(postMessage.mock.calls).toEqual([[JSON.stringify({ type: 'paywidget.check' }), origin]]);
    helper.send(redirect, jest.fn());
    expect(postMessage).toHaveBeenCalledTimes(2);
    expect(focus).toHaveBeenCalledTimes(1);
  },
);

it('closes a window that was not redirected', () => {
  const { helper, close } = setUp();
  helper.close();
  expect(close).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});

it('detects a window severed by the host page’s opener policy', () => {
  const severed = openedWindow();
  severed.closeByPlayer();
  jest.spyOn(window, 'open').mockReturnValue(severed.opened);
  const helper = openHelperWindow({ origin, basePath: '/paywidget/', window });
  expect(helper).toMatchObject({ isBlocked: false, isSevered: true, isClosed: true });
  jest.advanceTimersByTime(1_000);
  expect(jest.getTimerCount()).toBe(0);
});

it('detects a blocked window, and listens to no messages', () => {
  const added = jest.spyOn(window, 'addEventListener');
  jest.spyOn(window, 'open').mockReturnValue(null);
  const helper = openHelperWindow({ origin, basePath: '/paywidget/', window });
  const delivered = jest.fn();
  helper.send(redirect, delivered);
  helper.close();
  expect(helper).toMatchObject({ isBlocked: true, isSevered: false, isClosed: true });
  expect(delivered.mock.calls).toEqual([[false]]);
  expect(jest.getTimerCount()).toBe(0);
  expect(added.mock.calls.filter(([type]) => type === 'message')).toEqual([]);
});
