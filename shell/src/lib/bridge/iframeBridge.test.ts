import { fakeTrustedOrigins } from '@paywidget/shared/testing';
import type { EarlyStart } from '../../handover/earlyStart';
import { HostSilentError } from './errors';
import { fakeFrame } from './fakeFrame';
import { createIframeBridge } from './iframeBridge';
import { trustOrigins } from './trustedOrigins';

const own = 'https://pay.example';
const partner = 'https://casino.example';

function frame(
  options: Parameters<typeof fakeFrame>[0] = {},
  origins = fakeTrustedOrigins(own, partner),
  start: Partial<Parameters<typeof createIframeBridge>[0]> = {},
) {
  const fake = fakeFrame({ own, ...options });
  const log = jest.fn();
  return {
    ...fake,
    log,
    bridge: createIframeBridge({ window: fake.window, origins, version: '1.0.534', log, ...start }),
  };
}

const loaded = { type: 'loaded', payload: { partnerKey: 'p' } };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the handshake', () => {
  it('sends its version to the host and resolves with the payload of the reply', async () => {
    const { bridge, posted, deliver } = frame();

    const payload = bridge.start();
    deliver(JSON.stringify(loaded));

    await expect(payload).resolves.toEqual({ partnerKey: 'p' });
    expect(posted[0]).toEqual({ text: '{"version":"1.0.534","messageType":"Loaded"}', origin: own });
  });

  it.each(['a text', 7, ['a list'], null])(
    'resolves at once with a payload that is no object: %j',
    async (wrong) => {
      const { bridge, deliver } = frame();
      const payload = bridge.start();
      deliver({ type: 'loaded', payload: wrong });
      await expect(payload).resolves.toBeFalsy();
    },
  );

  it('fails if the host does not reply within 10 s', async () => {
    const { bridge } = frame();
    const payload = bridge.start();
    jest.advanceTimersByTime(9_999);
    const failure = expect(payload).rejects.toThrow(HostSilentError);
    jest.advanceTimersByTime(1);
    await failure;
  });

  it('waits for days if the host has loaded the page ahead of time', async () => {
    const { bridge, deliver } = frame({}, undefined, { isPreloaded: true });
    const payload = bridge.start();
    jest.advanceTimersByTime(20 * 86_400_000);
    deliver(loaded);
    await expect(payload).resolves.toEqual({ partnerKey: 'p' });
  });

  it('takes over what the early script has sent and received', async () => {
    const { window } = fakeFrame({ own });
    const message = { data: loaded, origin: own, source: window.parent } as unknown as MessageEvent;
    const early = { handOver: () => [message] } as unknown as EarlyStart;
    const origins = fakeTrustedOrigins(own);
    const post = jest.spyOn(window.parent, 'postMessage');
    const bridge = createIframeBridge({ window, origins, version: '1', log: jest.fn(), early });
    await expect(bridge.start()).resolves.toEqual({ partnerKey: 'p' });
    expect(post).not.toHaveBeenCalled();
    void bridge.start();
    expect(post).toHaveBeenCalledTimes(1);
    bridge.dispose();
  });

  it('sends Loaded again for each attempt', () => {
    const { bridge, posted } = frame({ ancestor: own });
    void bridge.start();
    void bridge.start();
    expect(posted).toHaveLength(2);
    bridge.dispose();
  });

  it('waits no more after dispose', () => {
    const { bridge } = frame();
    void bridge.start();
    bridge.dispose();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('uses a late reply for the next attempt', async () => {
    const { bridge, deliver } = frame();
    const failure = expect(bridge.start()).rejects.toThrow(HostSilentError);
    jest.advanceTimersByTime(10_000);
    await failure;

    deliver(loaded);

    await expect(bridge.start()).resolves.toEqual({ partnerKey: 'p' });
  });
});

describe('a host that is not in allowedOrigins', () => {
  it.each([
    ['the browser’s list of ancestors', { ancestor: 'https://new.example' }],
    ['the referrer', { referrer: 'https://new.example/cashier' }],
  ])('is named in the console when it has not answered, from %s', async (_, options) => {
    const { bridge, log, posted } = frame(options);
    const failure = expect(bridge.start()).rejects.toThrow(HostSilentError);
    jest.advanceTimersByTime(10_000);
    await failure;
    expect(log).toHaveBeenCalledWith('https://new.example is not in the deployment’s allowedOrigins');
    expect(posted.map(({ origin }) => origin)).not.toContain('https://new.example');
  });

  it('is not claimed of a listed host that is silent', async () => {
    const { bridge, log } = frame({ ancestor: partner });
    const failure = expect(bridge.start()).rejects.toThrow(HostSilentError);
    jest.advanceTimersByTime(10_000);
    await failure;
    expect(log).not.toHaveBeenCalled();
  });
});

describe('incoming messages', () => {
  const untrustedSenders: [string, Parameters<ReturnType<typeof frame>['deliver']>[1]][] = [
    ['the parent at an origin that is not listed', { origin: 'https://evil.example' }],
    ['the parent at an origin that starts with a listed one', { origin: `${partner}.evil.example` }],
    ['the parent at the origin null', { origin: 'null' }],
    ['another window at the page’s own origin', { source: {} }],
    ['the window itself', { source: null }],
  ];

  it.each(untrustedSenders)('are ignored from %s', (_, sender) => {
    const { bridge, deliver } = frame();
    const listener = jest.fn();
    bridge.on('back', listener);

    deliver({ type: 'back' }, sender);

    expect(listener).not.toHaveBeenCalled();
  });

  it('are not logged if another window sends them, such as an extension', () => {
    const { deliver, log } = frame();
    deliver(loaded, { source: {} });
    deliver(loaded);
    expect(log).not.toHaveBeenCalled();
  });

  it('are logged if the parent sends them from an untrusted origin', () => {
    const { deliver, log } = frame();
    deliver(loaded, { origin: 'https://evil.example' });
    expect(log).toHaveBeenCalledWith('Refused a message from https://evil.example');
  });

  it('are accepted from the parent at a listed origin', () => {
    const { bridge, deliver } = frame();
    const listener = jest.fn();
    bridge.on('back', listener);

    deliver({ type: 'back' }, { origin: partner });

    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('are ignored from the origin null, even if that is the page’s own origin or the deployment lists it', () => {
    const { bridge, deliver } = frame(
      { own: 'null' },
      trustOrigins('null', () => ['null']),
    );
    const listener = jest.fn();
    bridge.on('back', listener);

    deliver({ type: 'back' }, { origin: 'null' });

    expect(listener).not.toHaveBeenCalled();
  });

  it('are ignored after dispose', () => {
    const { bridge, deliver } = frame();
    const listener = jest.fn();
    bridge.on('back', listener);

    bridge.dispose();
    deliver({ type: 'back' });

    expect(listener).not.toHaveBeenCalled();
  });
});

describe('outgoing messages', () => {
  const originsOf = (posted: { origin: string }[]) => posted.map(({ origin }) => origin);

  it.each([
    ['the origin in ancestorOrigins', { ancestor: partner }, [partner]],
    ['the origin of the referrer', { referrer: `${partner}/lobby?x=1` }, [partner]],
    [
      'each trusted origin if the ancestor is not listed',
      { ancestor: 'https://evil.example' },
      [own, partner],
    ],
    [
      'each trusted origin if the referrer is not listed',
      { referrer: 'https://bank.example/' },
      [own, partner],
    ],
    [
      'each trusted origin after a navigation inside the frame',
      { referrer: `${own}/paywidget/` },
      [own, partner],
    ],
    ['each trusted origin if the browser gives neither', {}, [own, partner]],
  ])('are posted to %s', (_, options, expected) => {
    const { bridge, posted } = frame(options);
    bridge.send('Close', {});
    expect(originsOf(posted)).toEqual(expected);
  });

  it('are posted only to the host’s origin after its first message', () => {
    const { bridge, posted, deliver } = frame();
    deliver(loaded, { origin: partner });
    bridge.send('Close', {});
    expect(originsOf(posted)).toEqual([partner]);
  });

  it('are never posted to *, and their data cannot override messageType', () => {
    const { bridge, posted } = frame();
    bridge.send('InvalidP2PResponse', { messageType: 'Close' });
    expect(originsOf(posted)).not.toContain('*');
    expect(JSON.parse(posted[0]?.text ?? '')).toEqual({ messageType: 'InvalidP2PResponse' });
  });
});
