import { fakeTrustedOrigins } from '../../../bridge/fakeFrame';
import { receiveRedirect } from './receiveRedirect';

const own = 'https://pay.example';
const redirect = { url: 'https://bank.example/', method: 'POST', data: { a: '1' } };
const message = JSON.stringify({ type: 'paywidget.redirect', ...redirect });

function helperWindow({ hasOpener = true } = {}) {
  const events = new EventTarget();
  const opener = { closed: false, postMessage: jest.fn() };
  const window = {
    opener: hasOpener ? opener : null,
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  };
  const onRedirect = jest.fn();
  const onNoRedirect = jest.fn();
  const stop = receiveRedirect({
    window: window as unknown as Window,
    origins: fakeTrustedOrigins(own),
    onRedirect,
    onNoRedirect,
    timeoutMs: 60_000,
    log: jest.fn(),
  });
  const say = (data: unknown, { origin = own, source = opener as unknown } = {}) =>
    events.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  return { window, opener, onRedirect, onNoRedirect, stop, say };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the helper window', () => {
  it('says that it is ready, to exact origins', () => {
    const { opener } = helperWindow();
    expect(opener.postMessage.mock.calls).toEqual([['{"type":"paywidget.ready"}', own]]);
  });

  it('lets go of its opener before it follows the redirect, and follows one only', () => {
    const { window, onRedirect, say } = helperWindow();
    onRedirect.mockImplementation(() => expect(window.opener).toBeNull());
    say(message);
    say(message);
    expect(onRedirect.mock.calls).toEqual([[expect.objectContaining(redirect)]]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it.each([
    ['another window', message, { source: {} }],
    ['another origin', message, { origin: 'https://evil.example' }],
    ['no origin', message, { origin: 'null' }],
    ['its opener, with something else', '{"type":"paywidget.ready"}', {}],
    ['its opener, with a method of its own making', message.replace('POST', 'DELETE'), {}],
    ['its opener, without JSON', 'hello', {}],
  ])('does not follow %s', (_, data, sender) => {
    const { onRedirect, say } = helperWindow();
    say(data, sender);
    expect(onRedirect).not.toHaveBeenCalled();
  });

  it('gives up after 60 s', () => {
    const { onNoRedirect } = helperWindow();
    jest.advanceTimersByTime(59_999);
    expect(onNoRedirect).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(onNoRedirect).toHaveBeenCalledTimes(1);
  });

  it('notices that its opener has gone', () => {
    const { opener, onNoRedirect } = helperWindow();
    opener.closed = true;
    jest.advanceTimersByTime(500);
    expect(onNoRedirect).toHaveBeenCalledTimes(1);
  });

  it('has nothing to wait for without an opener', () => {
    const { onNoRedirect } = helperWindow({ hasOpener: false });
    expect(onNoRedirect).toHaveBeenCalledTimes(1);
  });
});
