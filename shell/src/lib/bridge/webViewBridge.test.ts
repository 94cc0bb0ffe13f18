import { MissingUserDataError } from './errors';
import { createWebViewBridge } from './webViewBridge';

const start = (window: Partial<Window>, log = jest.fn()) =>
  createWebViewBridge({ window: window as Window, version: '1.0.534', log });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the web view bridge', () => {
  it('sends JSON text to the iOS handler and to the Android object', () => {
    const ios = { postMessage: jest.fn() };
    const android = { postMessage: jest.fn() };

    start({ webkit: { messageHandlers: { paywidget: ios } } }).send('Close', {});
    start({ PaywidgetAndroid: android }).send('Close', {});

    expect(ios.postMessage).toHaveBeenCalledWith('{"messageType":"Close"}');
    expect(android.postMessage).toHaveBeenCalledWith('{"messageType":"Close"}');
  });

  it('ignores an exception of the app’s handler', () => {
    const postMessage = () => {
      throw new Error('Java exception was raised during method invocation');
    };
    const log = jest.fn();
    const bridge = start({ PaywidgetAndroid: { postMessage } }, log);
    expect(() => bridge.send('Close', {})).not.toThrow();
    expect(log.mock.calls).toEqual([['The app failed on Close', expect.any(Error)]]);
  });

  it('sends to Android if the page has the object of iOS, but no handler', () => {
    const android = { postMessage: jest.fn() };
    start({ webkit: {}, PaywidgetAndroid: android }).send('Close', {});
    expect(android.postMessage).toHaveBeenCalledTimes(1);
  });

  it('sends nothing, and logs nothing, without an app', () => {
    const log = jest.fn();
    start({}, log).send('Close', {});
    expect(log).not.toHaveBeenCalled();
  });

  it('sends its version when it starts', () => {
    const android = { postMessage: jest.fn() };
    const bridge = start({ PaywidgetAndroid: android });
    void bridge.start();
    expect(JSON.parse(android.postMessage.mock.calls[0]?.[0])).toEqual({
      messageType: 'Loaded',
      version: '1.0.534',
    });
    bridge.dispose();
  });

  it('waits no more after dispose', () => {
    const bridge = start({});
    void bridge.start();
    bridge.dispose();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('leaves the receiver of a newer bridge in place', () => {
    const window: Partial<Window> = {};
    const older = start(window);
    const newer = start(window);
    older.dispose();
    expect(window.paywidgetMessage).toBeDefined();
    newer.dispose();
    expect(window.paywidgetMessage).toBeUndefined();
  });

  it('sets the platform on nothing but the first reply', () => {
    const window: Partial<Window> = { PaywidgetAndroid: { postMessage: jest.fn() } };
    const bridge = start(window);
    const updates = jest.fn();
    const replies = jest.fn();
    bridge.on('update', updates);
    bridge.on('loaded', replies);
    window.paywidgetMessage?.({ type: 'update', payload: { user: { lang: 'ru' } } });
    window.paywidgetMessage?.({ type: 'loaded', payload: { user: {} } });
    expect(updates).toHaveBeenCalledWith({ user: { lang: 'ru' } });
    expect(replies).toHaveBeenCalledWith({ user: { platform: 'android' } });
  });

  it.each(['a text', null])('leaves a user that is no object as it is: %j', async (user) => {
    await expect(start({ paywidgetUserData: { user } }).start()).resolves.toEqual({ user });
  });

  it('uses user data that is already on the window', async () => {
    const bridge = start({ paywidgetUserData: { userId: '7' } });
    await expect(bridge.start()).resolves.toMatchObject({ userId: '7' });
  });

  it.each([
    ['ios', { webkit: { messageHandlers: { paywidget: { postMessage: jest.fn() } } } }, {}],
    ['android', { PaywidgetAndroid: { postMessage: jest.fn() } }, {}],
    ['android', { webkit: {}, PaywidgetAndroid: { postMessage: jest.fn() } }, {}],
    ['mobile', { PaywidgetAndroid: { postMessage: jest.fn() } }, { platform: 'mobile' }],
    ['android', { PaywidgetAndroid: { postMessage: jest.fn() } }, { platform: null }],
  ])('sets the platform to %s', async (platform, native, user) => {
    const bridge = start({ ...native, paywidgetUserData: { user } });
    await expect(bridge.start()).resolves.toEqual({ user: { platform } });
  });

  it('finds user data that the app sets within 5 s, also as JSON text', async () => {
    const window: Partial<Window> = {};
    const payload = start(window).start();
    jest.advanceTimersByTime(4_000);
    window.paywidgetUserData = '{"userId":"7"}';
    jest.advanceTimersByTime(10);
    await expect(payload).resolves.toMatchObject({ userId: '7' });
  });

  it('deletes the user data from the window, and still has it for a second start', async () => {
    const window: Partial<Window> = { paywidgetUserData: { user: { token: 'secret' } } };
    const bridge = start(window);
    await bridge.start();
    expect(window).not.toHaveProperty('paywidgetUserData');
    await expect(bridge.start()).resolves.toMatchObject({ user: { token: 'secret' } });
    window.paywidgetUserData = { user: { token: 'newer' } };
    await expect(bridge.start()).resolves.toMatchObject({ user: { token: 'newer' } });
    expect(window).not.toHaveProperty('paywidgetUserData');
  });

  it('clears user data that cannot be deleted', async () => {
    const window: Partial<Window> = {};
    Object.defineProperty(window, 'paywidgetUserData', {
      value: { userId: '7' },
      writable: true,
      configurable: false,
    });
    await expect(start(window).start()).resolves.toMatchObject({ userId: '7' });
    expect(window.paywidgetUserData).toBeUndefined();
  });

  it.each([null, 'null'])('waits for user data that is still %j', async (empty) => {
    const window: Partial<Window> = { paywidgetUserData: empty };
    const payload = start(window).start();
    jest.advanceTimersByTime(4_000);
    window.paywidgetUserData = { userId: '7' };
    jest.advanceTimersByTime(10);
    await expect(payload).resolves.toMatchObject({ userId: '7' });
  });

  it.each(['not JSON', '[]', '7'])('answers at once with user data that is no object: %s', async (data) => {
    await expect(start({ paywidgetUserData: data }).start()).resolves.toBeFalsy();
  });

  it('fails if the app sets no user data within 5 s', async () => {
    const failure = expect(start({}).start()).rejects.toThrow(MissingUserDataError);
    jest.advanceTimersByTime(5_000);
    await failure;
    expect(jest.getTimerCount()).toBe(0);
  });

  it('sets the platform on a late first reply, and leaves later messages unchanged', async () => {
    const window: Partial<Window> = { PaywidgetAndroid: { postMessage: jest.fn() } };
    const bridge = start(window);
    const failure = expect(bridge.start()).rejects.toThrow(MissingUserDataError);
    jest.advanceTimersByTime(5_000);
    await failure;
    const listener = jest.fn();
    bridge.on('loaded', listener);
    for (const user of [{ currency: 'BRL' }, { currency: 'USD' }]) {
      window.paywidgetMessage?.({ type: 'loaded', payload: { user } });
    }
    expect(listener.mock.calls).toEqual([
      [{ user: { currency: 'BRL', platform: 'android' } }],
      [{ user: { currency: 'USD' } }],
    ]);
  });

  it('receives messages through paywidgetMessage until dispose', () => {
    const window: Partial<Window> = {};
    const bridge = start(window);
    const listener = jest.fn();
    bridge.on('swipe-back', listener);

    window.paywidgetMessage?.('{"type":"swipe-back"}');
    bridge.dispose();

    expect(listener).toHaveBeenCalledTimes(1);
    expect(window.paywidgetMessage).toBeUndefined();
  });
});
