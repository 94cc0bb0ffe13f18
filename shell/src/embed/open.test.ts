/** @jest-environment jsdom */
import { open } from './open';
import type { EmbedOptions } from './options';

const root = 'https://pay.example/paywidget/';
const origin = 'https://pay.example';

function opened(options: Partial<EmbedOptions> = {}) {
  const container = document.createElement('div');
  document.body.append(container);
  const handle = open(window, root, {
    container,
    payload: { partnerKey: 'p' },
    user: { id: 7, locale: 'es-MX' },
    ...options,
  });
  const frame = container.querySelector('iframe') as HTMLIFrameElement;
  const post = jest.spyOn(frame.contentWindow as Window, 'postMessage').mockImplementation(() => {});
  const say = (message: object, from: { origin?: string; source?: unknown } = {}) =>
    window.dispatchEvent(
      new MessageEvent('message', {
        data: JSON.stringify(message),
        origin: from.origin ?? origin,
        source: ('source' in from ? from.source : frame.contentWindow) as Window,
      }),
    );
  const told = () => post.mock.calls.map(([text, target]) => [JSON.parse(String(text)), target]);
  return { handle, frame, container, say, told };
}

afterEach(() => {
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

describe('the frame', () => {
  it('has the specification’s size, its permissions and a name', () => {
    const { frame } = opened();
    expect([frame.width, frame.height, frame.title]).toEqual(['100%', '589', 'Payments']);
    expect(frame.allow).toBe('payment; clipboard-write; web-share');
    expect(frame.name).toBe('paywidget-1');
  });

  it('has a name of its own beside others, and the same again after it was closed', () => {
    const first = opened();
    expect(opened().frame.name).toBe('paywidget-2');
    first.handle.unmount();
    expect(opened().frame.name).toBe('paywidget-1');
  });

  it('starts where the transaction says, in the theme of the host', () => {
    const { frame } = opened({ transaction: 'withdrawal', theme: 'dark' });
    expect(frame.src).toBe(`${root}withdrawal?theme=dark&lang=es-MX`);
  });

  it('takes a selector, and says when there is no such place', () => {
    document.body.innerHTML = '<main></main>';
    open(window, root, { container: 'main' });
    expect(document.querySelector('main iframe')).not.toBeNull();
    expect(() => open(window, root, { container: '#none' })).toThrow('no container');
    expect(() => open(window, undefined, { container: 'main' })).toThrow('src');
  });
});

describe('the conversation', () => {
  it('answers Loaded at the widget’s origin only, with the look before the player', () => {
    const { say, told } = opened({ theme: 'dark', tokens: { '--pw-accent': 'red' } });
    say({ messageType: 'Loaded', version: '1' });
    expect(told()).toEqual([
      [{ type: 'update', payload: { theme: 'dark', tokens: { '--pw-accent': 'red' } } }, origin],
      [{ type: 'loaded', payload: { partnerKey: 'p', user: { id: 7, locale: 'es-MX' } } }, origin],
    ]);
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another window', { source: window }],
  ])('does not answer %s', (_, from) => {
    const { say, told } = opened();
    say({ messageType: 'Loaded' }, from);
    expect(told()).toEqual([]);
  });

  it('keeps messages until the widget listens, and says the newest after a reload', () => {
    const { handle, say, told } = opened();
    handle.send({ type: 'back' });
    handle.update({ user: { currency: 'BRL' } });
    expect(told()).toEqual([]);
    say({ messageType: 'Loaded' });
    expect(told().map(([{ type }]) => type)).toEqual(['update', 'loaded', 'back']);
    expect(told()[1]?.[0].payload.user).toEqual({ id: 7, locale: 'es-MX', currency: 'BRL' });

    handle.update({ theme: 'dark' });
    say({ messageType: 'Loaded' });

    const last = told().slice(-3);
    expect(last[0]?.[0]).toEqual({ type: 'update', payload: { theme: 'dark' } });
    expect(last[1]?.[0].payload.theme).toBe('dark');
  });

  it('says after a reload what messages have changed', () => {
    const { handle, say, told } = opened({ user: { id: 7, token: 'old' } });
    say({ messageType: 'Loaded' });
    handle.send({ type: 'login.token', payload: { token: 'new' } });
    handle.send({ type: 'bonus-list-updated', payload: { bonusList: [{ id: 1, type: 'deposit' }] } });
    handle.send({ type: 'update', payload: { theme: 'dark', user: { currency: 'BRL' } } });
    handle.send({ type: 'back' });
    say({ messageType: 'Loaded' });
    expect(
      told()
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

  it('tells listeners by name, and those of all', () => {
    const onMessage = jest.fn();
    const { handle, say } = opened({ on: { DepositStatus: jest.fn() }, onMessage });
    const close = jest.fn();
    const undo = handle.on('Share', close);
    say({ messageType: 'Share', text: 'x' });
    undo();
    say({ messageType: 'Share', text: 'y' });
    expect(close).toHaveBeenCalledTimes(1);
    expect(onMessage).toHaveBeenCalledTimes(2);
  });

  it('lets other listeners hear when one throws', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const second = jest.fn();
    const { handle, say } = opened();
    handle.on('*', () => {
      throw new Error('host');
    });
    handle.on('*', second);
    say({ messageType: 'Share', text: 'x' });
    expect(second).toHaveBeenCalledTimes(1);
  });

  it('removes the frame on Close, after the listeners have heard', () => {
    const { handle, say, container } = opened();
    const heard = jest.fn(() => expect(container.querySelector('iframe')).not.toBeNull());
    handle.on('Close', heard);
    say({ messageType: 'Close' });
    expect(heard).toHaveBeenCalledTimes(1);
    expect(container.querySelector('iframe')).toBeNull();
  });

  it('is silent after it was unmounted, however often that is done', () => {
    const onMessage = jest.fn();
    const { handle, frame, say } = opened({ onMessage });
    const source = frame.contentWindow;
    handle.unmount();
    handle.unmount();
    say({ messageType: 'Share', text: 'x' }, { source });
    expect(onMessage).not.toHaveBeenCalled();
  });
});

describe('a frame that does not answer', () => {
  const retry = () => document.querySelector<HTMLButtonElement>('[data-action="refresh"]');
  const wait = (ms: number) => jest.advanceTimersByTime(ms);

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is said to be loading, though not at once, and shows itself when it speaks', () => {
    const { frame, container, say } = opened();
    wait(1_000);
    expect(container.children).toHaveLength(1);
    wait(500);
    expect(container.querySelector('[role="progressbar"]')?.getAttribute('aria-label')).toBe('Payments');
    expect(frame.style.display).toBe('none');

    say({ messageType: 'Loaded' });
    wait(60_000);

    expect([...container.children]).toEqual([frame]);
    expect(frame.style.display).toBe('block');
  });

  it('is told to listeners of Error after 20 s, and can be tried again in a fresh frame of the same name', () => {
    const failed = jest.fn();
    const { frame, container, handle } = opened({ on: { Error: failed } });
    handle.update({ theme: 'dark' });
    wait(20_000);
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: 'frame.silent' }));
    expect(container.querySelector('[role="alert"]')?.textContent).toContain('Payments could not start');

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

  it('is given up sooner once its page has loaded without a word', () => {
    const { frame, container } = opened();
    frame.dispatchEvent(new Event('load'));
    wait(5_000);
    expect(container.querySelector('[role="alert"]')).not.toBeNull();
  });

  it.each(['before', 'after'])('tells of its failure to start by itself: %s its page has loaded', (when) => {
    const failed = jest.fn();
    const { frame, container, say, told } = opened({ on: { Error: failed } });
    const load = () => frame.dispatchEvent(new Event('load'));
    if (when === 'after') load();
    wait(4_000);
    say({ messageType: 'Error', code: 'page.insecure', message: 'HTTPS is required' });
    if (when === 'before') load();
    wait(60_000);
    expect([...container.children]).toEqual([frame]);
    expect(frame.style.display).toBe('block');
    expect(failed.mock.calls.map(([{ code }]) => code)).toEqual(['page.insecure']);
    expect(told()).toEqual([]);
  });

  it('is noticed also when a page that has spoken since is reloaded', () => {
    const { frame, say } = opened();
    const load = () => frame.dispatchEvent(new Event('load'));
    say({ messageType: 'Loaded' });
    load();
    say({ messageType: 'Resize', height: 600 });
    load();
    wait(5_000);
    expect(retry()).not.toBeNull();
  });

  it('is noticed after a reload too, and still shows itself if it speaks late', () => {
    const { frame, container, say, told, handle } = opened();
    say({ messageType: 'Loaded' });
    frame.dispatchEvent(new Event('load'));
    wait(60_000);
    expect(retry()).toBeNull();

    frame.dispatchEvent(new Event('load'));
    wait(5_000);
    expect(retry()).not.toBeNull();
    handle.send({ type: 'back' });
    say({ messageType: 'Loaded' });

    expect([...container.children]).toEqual([frame]);
    expect(told().map(([{ type }]) => type)).toEqual(['update', 'loaded', 'update', 'loaded', 'back']);
  });

  it('leaves nothing behind when it is unmounted', () => {
    const { handle, container } = opened();
    wait(20_000);
    handle.unmount();
    expect(container.children).toHaveLength(0);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('wears the host’s look, through properties only', () => {
    const { container } = opened({ theme: 'dark', tokens: { '--pw-accent': 'red' } });
    wait(20_000);
    const place = container.querySelector<HTMLElement>('[role="alert"]');
    expect(place?.style.getPropertyValue('--pw-surface')).toBe('#0d121b');
    expect(place?.style.getPropertyValue('--pw-accent')).toBe('red');
  });
});

describe('a redirect', () => {
  const redirect = { messageType: 'Redirect', url: 'https://bank.example/', method: 'GET', data: {} };

  it('is followed at the top window', () => {
    const navigate = jest.spyOn(window, 'open').mockReturnValue(null);
    opened().say(redirect);
    expect(navigate).toHaveBeenCalledWith('https://bank.example/', '_top');
  });

  it('is left to a listener that returns false', () => {
    const navigate = jest.spyOn(window, 'open').mockReturnValue(null);
    const { handle, say } = opened();
    handle.on('Redirect', () => false);
    say(redirect);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('never leads to an unsafe address', () => {
    const navigate = jest.spyOn(window, 'open').mockReturnValue(null);
    opened().say({ ...redirect, url: 'javascript:alert(1)' });
    expect(navigate).not.toHaveBeenCalled();
  });
});
