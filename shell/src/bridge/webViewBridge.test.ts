import { MissingUserDataError } from './errors';
import { createWebViewBridge } from './webViewBridge';

const start = (window: Partial<Window>) =>
  createWebViewBridge({ window: window as Window, version: '1.0.534', log: jest.fn() });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the web view bridge', () => {
  it('tells iOS and Android in JSON text', () => {
    const ios = { postMessage: jest.fn() };
    const android = { postMessage: jest.fn() };

    start({ webkit: { messageHandlers: { paywidget: ios } } }).send('Close', {});
    start({ PaywidgetAndroid: android }).send('Close', {});

    expect(ios.postMessage).toHaveBeenCalledWith('{"messageType":"Close"}');
    expect(android.postMessage).toHaveBeenCalledWith('{"messageType":"Close"}');
  });

  it('survives an app whose handler throws', () => {
    const postMessage = () => {
      throw new Error('Java exception was raised during method invocation');
    };
    const bridge = start({ PaywidgetAndroid: { postMessage } });
    expect(() => bridge.send('Close', {})).not.toThrow();
  });

  it('takes data that is there already', async () => {
    const bridge = start({ paywidgetUserData: { userId: '7' } });
    await expect(bridge.start()).resolves.toMatchObject({ userId: '7' });
  });

  it.each([
    ['ios', { webkit: { messageHandlers: { paywidget: { postMessage: jest.fn() } } } }, {}],
    ['android', { PaywidgetAndroid: { postMessage: jest.fn() } }, {}],
    ['mobile', { PaywidgetAndroid: { postMessage: jest.fn() } }, { platform: 'mobile' }],
  ])('knows the platform: %s', async (platform, native, user) => {
    const bridge = start({ ...native, paywidgetUserData: { user } });
    await expect(bridge.start()).resolves.toEqual({ user: { platform } });
  });

  it('finds data that the app puts there within 5 s, as an object or as text', async () => {
    const window: Partial<Window> = {};
    const answer = start(window).start();
    jest.advanceTimersByTime(4_000);
    window.paywidgetUserData = '{"userId":"7"}';
    jest.advanceTimersByTime(10);
    await expect(answer).resolves.toMatchObject({ userId: '7' });
  });

  it('gives up after 5 s, saying that the property was not found', async () => {
    const failure = expect(start({}).start()).rejects.toThrow(MissingUserDataError);
    jest.advanceTimersByTime(5_000);
    await failure;
    expect(jest.getTimerCount()).toBe(0);
  });

  it('knows the platform also of an app that answers late, and leaves later words as they are', async () => {
    const window: Partial<Window> = { PaywidgetAndroid: { postMessage: jest.fn() } };
    const bridge = start(window);
    const failure = expect(bridge.start()).rejects.toThrow(MissingUserDataError);
    jest.advanceTimersByTime(5_000);
    await failure;
    const heard = jest.fn();
    bridge.on('loaded', heard);
    for (const user of [{ currency: 'BRL' }, { currency: 'USD' }]) {
      window.paywidgetMessage?.({ type: 'loaded', payload: { user } });
    }
    expect(heard.mock.calls).toEqual([
      [{ user: { currency: 'BRL', platform: 'android' } }],
      [{ user: { currency: 'USD' } }],
    ]);
  });

  it('hears the app through paywidgetMessage until it is disposed of', () => {
    const window: Partial<Window> = {};
    const bridge = start(window);
    const heard = jest.fn();
    bridge.on('swipe-back', heard);

    window.paywidgetMessage?.('{"type":"swipe-back"}');
    bridge.dispose();

    expect(heard).toHaveBeenCalledTimes(1);
    expect(window.paywidgetMessage).toBeUndefined();
  });
});
