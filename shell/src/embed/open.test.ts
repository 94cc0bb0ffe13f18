/** @jest-environment jsdom */

import type { EmbedOptions } from '../handover/embedOptions';
import { createMore, type More } from './more/more';
import { open as openWidget } from './open';

const root = 'https://pay.example/paywidget/';
const origin = 'https://pay.example';

const more: More = createMore(window, root, (options) => open(window, root, options));
const open = (on: Window, scriptRoot: string | undefined, options: EmbedOptions) =>
  openWidget(on, scriptRoot, options, (call) => call(more), more);

function opened(options: Partial<EmbedOptions> = {}) {
  const container = document.createElement('div');
  document.body.append(container);
  const handle = open(window, root, {
    container,
    payload: { partnerKey: 'p' },
    user: { id: 7, locale: 'es-MX' },
    ...options,
  });
  const parent = options.modal ? document : container;
  const frame = parent.querySelector('iframe') as HTMLIFrameElement;
  const post = jest.spyOn(frame.contentWindow as Window, 'postMessage').mockImplementation(() => {});
  const receive = (message: object, from: { origin?: string; source?: unknown } = {}) =>
    window.dispatchEvent(
      new MessageEvent('message', {
        data: JSON.stringify(message),
        origin: from.origin ?? origin,
        source: ('source' in from ? from.source : frame.contentWindow) as Window,
      }),
    );
  const posted = () => post.mock.calls.map(([text, target]) => [JSON.parse(String(text)), target]);
  return { handle, frame, container, receive, posted };
}

afterEach(() => {
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

describe('the frame', () => {
  it('has the width 100%, the height 589, its permissions and a name', () => {
    const { frame } = opened();
    expect([frame.width, frame.height, frame.title]).toEqual(['100%', '589', 'Payments']);
    expect(frame.allow).toBe('payment; clipboard-write');
    expect(frame.name).toBe('paywidget-1');
  });

  it('asks for the permission to share only in a browser that can share, so that no other browser warns', () => {
    Object.defineProperty(navigator, 'share', { value: () => {}, configurable: true });
    expect(opened().frame.allow).toBe('payment; clipboard-write; web-share');
    Reflect.deleteProperty(navigator, 'share');
    expect(opened().frame.allow).toBe('payment; clipboard-write');
  });

  it('has a unique name, and the same name again after it was closed', () => {
    const first = opened();
    expect(opened().frame.name).toBe('paywidget-2');
    first.handle.unmount();
    expect(opened().frame.name).toBe('paywidget-1');
  });

  it('has the background of the theme from the first paint on, and after a change', () => {
    const { frame, handle } = opened({ theme: 'dark', tokens: { color: 'red' } });
    const surface = () => frame.style.getPropertyValue('--pw-surface');
    expect(frame.style.background).toBe('var(--pw-surface)');
    expect(surface()).toBe('#0d121b');
    expect(frame.style.color).toBe('');
    handle.update({ theme: 'light' });
    expect(surface()).toBe('#f5f7fa');
    handle.send({ type: 'update', payload: { tokens: { '--pw-surface': 'papayawhip' } } });
    expect(surface()).toBe('papayawhip');
  });

  it('starts at the path of the transaction, with the theme and language in the query', () => {
    const { frame } = opened({ transaction: 'withdrawal', theme: 'dark' });
    expect(frame.src).toBe(`${root}withdrawal?theme=dark&lang=es-MX`);
  });

  it('accepts a selector as container, and throws if there is no container or no src', () => {
    document.body.innerHTML = '<main></main>';
    open(window, root, { container: 'main' });
    expect(document.querySelector('main iframe')).not.toBeNull();
    expect(() => open(window, root, { container: '#none' })).toThrow('no container');
    expect(() => open(window, undefined, { container: 'main' })).toThrow('src');
  });
});

describe('the messages of a frame', () => {
  it('answers Loaded with theme and tokens, then the payload, only at the widget’s origin', () => {
    const { receive, posted } = opened({ theme: 'dark', tokens: { '--pw-accent': 'red' } });
    receive({ messageType: 'Loaded', version: '1' });
    expect(posted()).toEqual([
      [{ type: 'update', payload: { theme: 'dark', tokens: { '--pw-accent': 'red' } } }, origin],
      [{ type: 'loaded', payload: { partnerKey: 'p', user: { id: 7, locale: 'es-MX' } } }, origin],
    ]);
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another window', { source: window }],
  ])('does not answer messages from %s', (_, from) => {
    const { receive, posted } = opened();
    receive({ messageType: 'Loaded' }, from);
    expect(posted()).toEqual([]);
  });

  it('queues messages until the widget is loaded, and sends the newest options after a reload', () => {
    const { handle, receive, posted } = opened();
    handle.send({ type: 'back' });
    handle.update({ user: { currency: 'BRL' } });
    expect(posted()).toEqual([]);
    receive({ messageType: 'Loaded' });
    expect(posted().map(([{ type }]) => type)).toEqual(['update', 'loaded', 'back']);
    expect(posted()[1]?.[0].payload.user).toEqual({ id: 7, locale: 'es-MX', currency: 'BRL' });

    handle.update({ theme: 'dark' });
    receive({ messageType: 'Loaded' });

    const last = posted().slice(-3);
    expect(last[0]?.[0]).toEqual({ type: 'update', payload: { theme: 'dark' } });
    expect(last[1]?.[0].payload.theme).toBe('dark');
  });

  it.each<[string, object, unknown]>([
    ['a successful one', { success: true, bonusList: [{ id: 1 }] }, [{ id: 1 }]],
    ['a successful one without bonuses', { success: true }, []],
    ['a failed one', { success: false, bonusList: [{ id: 1 }] }, undefined],
  ])('keeps the bonuses of bonus-list-fetched for a reload: %s', (_, payload, expected) => {
    const { handle, receive, posted } = opened();
    receive({ messageType: 'Loaded' });
    handle.send({ type: 'bonus-list-fetched', payload });
    receive({ messageType: 'Loaded' });
    expect(posted().at(-1)?.[0].payload.bonusList).toEqual(expected);
  });

  it('includes changes made by messages in its answer after a reload', () => {
    const { handle, receive, posted } = opened({ user: { id: 7, token: 'old' } });
    receive({ messageType: 'Loaded' });
    handle.send({ type: 'login.token', payload: { token: 'new' } });
    handle.send({ type: 'bonus-list-updated', payload: { bonusList: [{ id: 1, type: 'deposit' }] } });
    handle.send({ type: 'update', payload: { theme: 'dark', user: { currency: 'BRL' } } });
    handle.send({ type: 'back' });
    receive({ messageType: 'Loaded' });
    expect(
      posted()
        .slice(-2)
        .map(([message]) => message),
    ).toEqual([
      { type: 'update', payload: { theme: 'dark', tokens: {} } },
      {
        type: 'loaded',
        payload: {
          partnerKey: 'p',
          bonusList: [{ id: 1, type: 'deposit' }],
          user: { id: 7, token: 'new', currency: 'BRL' },
        },
      },
    ]);
  });

  test('a field that a message sends as null keeps its value after a reload', () => {
    const { handle, receive, posted } = opened({ user: { id: 7, currency: 'BRL' } });
    receive({ messageType: 'Loaded' });
    handle.send({ type: 'login.token', payload: { token: 'new', currency: null } });
    handle.send({ type: 'update', payload: { payload: { partnerKey: null } } });
    receive({ messageType: 'Loaded' });
    expect(posted().at(-1)?.[0].payload).toMatchObject({
      partnerKey: 'p',
      user: { id: 7, token: 'new', currency: 'BRL' },
    });
  });

  it('calls listeners of the event, and listeners of all events', () => {
    const onMessage = jest.fn();
    const { handle, receive } = opened({ on: { DepositStatus: jest.fn() }, onMessage });
    const onShare = jest.fn();
    const undo = handle.on('Share', onShare);
    receive({ messageType: 'Share', text: 'x' });
    undo();
    receive({ messageType: 'Share', text: 'y' });
    expect(onShare).toHaveBeenCalledTimes(1);
    expect(onMessage).toHaveBeenCalledTimes(2);
  });

  it('calls the other listeners if one throws', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const second = jest.fn();
    const { handle, receive } = opened();
    handle.on('*', () => {
      throw new Error('host');
    });
    handle.on('*', second);
    receive({ messageType: 'Share', text: 'x' });
    expect(second).toHaveBeenCalledTimes(1);
  });

  it('removes the frame on Close, after calling the listeners', () => {
    const { handle, receive, container } = opened();
    const onClose = jest.fn(() => expect(container.querySelector('iframe')).not.toBeNull());
    handle.on('Close', onClose);
    receive({ messageType: 'Close' });
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(container.querySelector('iframe')).toBeNull();
  });

  it('calls no listeners after unmount, which may be called twice', () => {
    const onMessage = jest.fn();
    const { handle, frame, receive } = opened({ onMessage });
    const source = frame.contentWindow;
    handle.unmount();
    handle.unmount();
    receive({ messageType: 'Share', text: 'x' }, { source });
    expect(onMessage).not.toHaveBeenCalled();
  });
});

describe('a frame that does not answer', () => {
  const retry = () => document.querySelector<HTMLButtonElement>('[data-action="refresh"]');
  const wait = (ms: number) => jest.advanceTimersByTime(ms);

  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(console, 'error').mockImplementation();
  });
  afterEach(() => jest.useRealTimers());

  it('is replaced by a progress bar after 1.5 s, and shown again when it sends a message', () => {
    const { frame, container, receive } = opened();
    wait(1_000);
    expect(container.children).toHaveLength(1);
    wait(500);
    expect(container.querySelector('[role="progressbar"]')?.getAttribute('aria-label')).toBe('Payments');
    expect(frame.style.display).toBe('none');

    receive({ messageType: 'Loaded' });
    wait(60_000);

    expect([...container.children]).toEqual([frame]);
    expect(frame.style.display).toBe('block');
  });

  it('is reported as an Error and in the console after 10 s, and can be retried in a new frame of the same name', () => {
    const failed = jest.fn();
    const { frame, container, handle } = opened({ on: { Error: failed } });
    handle.update({ theme: 'dark' });
    wait(10_000);
    // The message names the possible mistakes: the address, or the origin that may be missing from the list.
    const message =
      'https://pay.example/paywidget/ does not answer. Is http://localhost in its allowedOrigins?';
    expect(failed).toHaveBeenCalledWith({ messageType: 'Error', code: 'frame.silent', message });
    expect(console.error).toHaveBeenCalledWith(message);
    expect(container.querySelector('[role="alert"]')?.textContent).toContain('Payments couldn’t start');

    retry()?.focus();
    retry()?.click();

    const fresh = container.querySelector('iframe') as HTMLIFrameElement;
    expect(fresh).not.toBe(frame);
    expect([fresh.name, fresh.src]).toEqual([frame.name, `${root}?theme=dark&lang=es-MX`]);
    expect(container.querySelector('[role="progressbar"]')).toBe(document.activeElement);
    const post = jest.spyOn(fresh.contentWindow as Window, 'postMessage').mockImplementation(() => {});
    const from = { origin, source: fresh.contentWindow };
    window.dispatchEvent(new MessageEvent('message', { data: '{"messageType":"Loaded"}', ...from }));
    expect(post).toHaveBeenCalledTimes(2);
    expect([...container.children]).toEqual([fresh]);
    expect(document.activeElement).toBe(fresh);
    wait(60_000);
    expect(failed).toHaveBeenCalledTimes(1);
  });

  it('fails after 5 s if its page has loaded without sending a message', () => {
    const { frame, container } = opened();
    frame.dispatchEvent(new Event('load'));
    wait(5_000);
    expect(container.querySelector('[role="alert"]')).not.toBeNull();
  });

  it.each(['before', 'after'])(
    'is shown if it reports its own failure to start, %s its page has loaded',
    (when) => {
      const failed = jest.fn();
      const { frame, container, receive, posted } = opened({ on: { Error: failed } });
      const load = () => frame.dispatchEvent(new Event('load'));
      if (when === 'after') load();
      wait(4_000);
      receive({ messageType: 'Error', code: 'page.insecure', message: 'HTTPS is required' });
      if (when === 'before') load();
      wait(60_000);
      expect([...container.children]).toEqual([frame]);
      expect(frame.style.display).toBe('block');
      expect(failed.mock.calls.map(([{ code }]) => code)).toEqual(['page.insecure']);
      expect(posted()).toEqual([]);
    },
  );

  it('is noticed if a page that has sent other messages is reloaded', () => {
    const { frame, receive } = opened();
    const load = () => frame.dispatchEvent(new Event('load'));
    receive({ messageType: 'Loaded' });
    load();
    receive({ messageType: 'Resize', height: 600 });
    load();
    wait(5_000);
    expect(retry()).not.toBeNull();
  });

  it('is noticed after a reload if the first page’s message was delivered just after its load event', () => {
    const { frame, receive } = opened();
    frame.dispatchEvent(new Event('load'));
    receive({ messageType: 'Loaded' });
    wait(60_000);
    expect(retry()).toBeNull();
    frame.dispatchEvent(new Event('load'));
    wait(5_000);
    expect(retry()).not.toBeNull();
  });

  it('is noticed after a reload, and shown again if it sends a message late', () => {
    const { frame, container, receive, posted, handle } = opened();
    receive({ messageType: 'Loaded' });
    frame.dispatchEvent(new Event('load'));
    wait(60_000);
    expect(retry()).toBeNull();

    frame.dispatchEvent(new Event('load'));
    wait(5_000);
    expect(retry()).not.toBeNull();
    handle.send({ type: 'back' });
    receive({ messageType: 'Loaded' });

    expect([...container.children]).toEqual([frame]);
    expect(posted().map(([{ type }]) => type)).toEqual(['update', 'loaded', 'update', 'loaded', 'back']);
  });

  it('is not waited for if it is unmounted right after its load event', () => {
    const failed = jest.fn();
    const { handle, frame } = opened({ on: { Error: failed } });
    frame.dispatchEvent(new Event('load'));
    handle.unmount();
    wait(60_000);
    expect(jest.getTimerCount()).toBe(0);
    expect(console.error).not.toHaveBeenCalled();
  });

  it('leaves no element and no timer behind on unmount', () => {
    const { handle, container } = opened();
    wait(10_000);
    handle.unmount();
    expect(container.children).toHaveLength(0);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('does not take the focus from the host’s page', () => {
    const { receive } = opened();
    wait(1_500);
    receive({ messageType: 'Loaded' });
    expect(document.activeElement).toBe(document.body);
  });

  it('is replaced by a placeholder with the host’s theme and tokens', () => {
    const { container } = opened({ theme: 'dark', tokens: { '--pw-accent': 'red' } });
    wait(10_000);
    const placeholder = container.querySelector<HTMLElement>('[role="alert"]');
    expect(placeholder?.style.getPropertyValue('--pw-surface')).toBe('#0d121b');
    expect(placeholder?.style.getPropertyValue('--pw-accent')).toBe('red');
  });
});

describe('a dialog', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    // jsdom has neither of them.
    Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });
  });
  afterEach(() => jest.useRealTimers());

  it.each([
    ['the frame', 0, 'iframe'],
    ['the placeholder, if the frame is slower than the second file', 1_500, 'div'],
  ])('focuses %s', (_, ms, focused) => {
    let loadMore = () => {};
    openWidget(window, root, { modal: true }, (call) => {
      loadMore = () => call(more);
    });
    jest.advanceTimersByTime(ms);
    loadMore();
    expect(document.activeElement?.localName).toBe(focused);
    expect(document.activeElement?.parentElement?.localName).toBe('dialog');
  });

  it('keeps the focus when the placeholder replaces the frame, and when the frame replaces the placeholder', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { frame, receive } = opened({ modal: true });
    expect(document.activeElement).toBe(frame);
    await jest.advanceTimersByTimeAsync(1_500);
    expect(document.activeElement).toHaveAttribute('role', 'progressbar');
    await jest.advanceTimersByTimeAsync(8_500);
    expect(document.activeElement).toHaveAttribute('role', 'alert');
    receive({ messageType: 'Loaded' });
    await jest.advanceTimersByTimeAsync(0);
    expect(document.activeElement).toBe(frame);
  });

  it('gives the focus of its close button to the frame, which appears instead', async () => {
    const { receive } = opened({ modal: true });
    jest.advanceTimersByTime(1_500);
    await Promise.resolve();
    document.querySelector<HTMLElement>('dialog [data-action="close"]')?.focus();
    receive({ messageType: 'Loaded' });
    await Promise.resolve();
    expect(document.querySelector('dialog [data-action="close"]')).toBeNull();
    expect(document.activeElement?.localName).toBe('iframe');
  });

  it('leaves nothing behind if it is unmounted before the second file has loaded', () => {
    let loadMore = () => {};
    const handle = openWidget(window, root, { modal: true }, (call) => {
      loadMore = () => call(more);
    });
    handle.unmount();
    loadMore();
    expect(document.querySelector('dialog')).toBeNull();
  });
});

describe('a redirect', () => {
  const redirect = { messageType: 'Redirect', url: 'https://bank.example/', method: 'GET', data: {} };

  it('is followed at the top window', () => {
    const navigate = jest.spyOn(window, 'open').mockReturnValue(null);
    opened().receive(redirect);
    expect(navigate).toHaveBeenCalledWith('https://bank.example/', '_top');
  });

  it('is not followed if a listener returns false', () => {
    const navigate = jest.spyOn(window, 'open').mockReturnValue(null);
    const { handle, receive } = opened();
    handle.on('Redirect', () => false);
    receive(redirect);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('is not followed to an unsafe address', () => {
    const navigate = jest.spyOn(window, 'open').mockReturnValue(null);
    opened().receive({ ...redirect, url: 'javascript:alert(1)' });
    expect(navigate).not.toHaveBeenCalled();
  });
});
