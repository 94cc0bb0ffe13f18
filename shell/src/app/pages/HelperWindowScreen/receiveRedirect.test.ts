import { fakeTrustedOrigins } from '@paywidget/shared/testing';
import { receiveRedirect } from './receiveRedirect';

const own = 'https://pay.example';
const redirect = { url: 'https://bank.example/', method: 'POST', data: { a: '1' } };
const message = JSON.stringify({ type: 'paywidget.redirect', ...redirect });

function helperWindow({
  hasOpener = true,
  isCheckPending = false,
  location = undefined as object | undefined,
} = {}) {
  const events = new EventTarget();
  const opener = { closed: false, postMessage: jest.fn(), location };
  const window = {
    opener: hasOpener ? opener : null,
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  };
  const onRedirect = jest.fn();
  const onNoRedirect = jest.fn();
  const onCheck = jest.fn();
  const onTokens = jest.fn();
  const stop = receiveRedirect({
    window: window as unknown as Window,
    origins: fakeTrustedOrigins(own),
    onRedirect,
    onNoRedirect,
    onCheck,
    onTokens,
    isCheckPending,
    log: jest.fn(),
  });
  const receive = (data: unknown, { origin = own, source = opener as unknown } = {}) =>
    events.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  return { window, opener, onRedirect, onNoRedirect, onCheck, onTokens, stop, receive };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the helper window', () => {
  it('posts ready to the trusted origins only', () => {
    const { opener } = helperWindow();
    expect(opener.postMessage.mock.calls).toEqual([['{"type":"paywidget.ready"}', own]]);
  });

  // If the opener is not at the given origin, the browser logs a warning for each try.
  it('posts only to the origin of its opener if it can read that', () => {
    const read = helperWindow({ location: { origin: own } });
    expect(read.opener.postMessage.mock.calls).toEqual([['{"type":"paywidget.ready"}', own]]);
    const untrusted = helperWindow({ location: { origin: 'null' } });
    expect(untrusted.opener.postMessage).not.toHaveBeenCalled();
  });

  it('clears window.opener before it follows the redirect, and follows only one', () => {
    const { window, onRedirect, receive } = helperWindow();
    onRedirect.mockImplementation(() => expect(window.opener).toBeNull());
    receive(message);
    receive(message);
    expect(onRedirect.mock.calls).toEqual([[expect.objectContaining(redirect)]]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it.each([
    ['another window', message, { source: {} }],
    ['another origin', message, { origin: 'https://evil.example' }],
    ['the origin null', message, { origin: 'null' }],
    ['its opener, with another message type', '{"type":"paywidget.ready"}', {}],
    ['its opener, with an unknown method', message.replace('POST', 'DELETE'), {}],
    ['its opener, without JSON', 'hello', {}],
    ['another origin, about a check', '{"type":"paywidget.check"}', { origin: 'https://evil.example' }],
  ])('ignores a message from %s', (_, data, sender) => {
    const { onRedirect, onCheck, receive } = helperWindow();
    receive(data, sender);
    expect(onRedirect).not.toHaveBeenCalled();
    expect(onCheck).not.toHaveBeenCalled();
  });

  it('stops waiting after 60 s', () => {
    const { onNoRedirect } = helperWindow();
    jest.advanceTimersByTime(59_999);
    expect(onNoRedirect).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(onNoRedirect).toHaveBeenCalledTimes(1);
  });

  it('stops waiting after 300 s if a check waits on the site', () => {
    const { onNoRedirect } = helperWindow({ isCheckPending: true });
    jest.advanceTimersByTime(299_999);
    expect(onNoRedirect).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(onNoRedirect).toHaveBeenCalledTimes(1);
  });

  it.each([false, true])('starts its time limit anew when a check is asked for later', (isCheckPending) => {
    const { onNoRedirect, onCheck, onRedirect, receive } = helperWindow({ isCheckPending });
    jest.advanceTimersByTime(59_000);
    receive('{"type":"paywidget.check"}');
    expect(onCheck).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(299_999);
    expect(onNoRedirect).not.toHaveBeenCalled();
    receive(message);
    expect(onRedirect).toHaveBeenCalledTimes(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  it("passes on the widget's design tokens", () => {
    const { onTokens, onNoRedirect, receive } = helperWindow();
    const tokens = { '--pw-accent': 'red' };
    receive(JSON.stringify({ type: 'paywidget.appearance', tokens }), { origin: 'https://evil.example' });
    receive(JSON.stringify({ type: 'paywidget.appearance', tokens: { '--pw-accent': 1 } }));
    expect(onTokens).not.toHaveBeenCalled();
    receive(JSON.stringify({ type: 'paywidget.appearance', tokens }));
    expect(onTokens.mock.calls).toEqual([[tokens]]);
    jest.advanceTimersByTime(60_000);
    expect(onNoRedirect).toHaveBeenCalledTimes(1);
  });

  it('stops waiting when its opener is closed', () => {
    const { opener, onNoRedirect } = helperWindow();
    opener.closed = true;
    jest.advanceTimersByTime(500);
    expect(onNoRedirect).toHaveBeenCalledTimes(1);
  });

  it('does not wait without an opener', () => {
    const { onNoRedirect } = helperWindow({ hasOpener: false });
    expect(onNoRedirect).toHaveBeenCalledTimes(1);
  });
});
