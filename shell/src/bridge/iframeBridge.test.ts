import { HostSilentError } from './errors';
import { fakeFrame, trusting } from './fakeFrame';
import { createIframeBridge } from './iframeBridge';
import { trustOrigins } from './trustedOrigins';

const own = 'https://pay.example';
const partner = 'https://casino.example';

function frame(options: Parameters<typeof fakeFrame>[0] = {}, origins = trusting(own, partner)) {
  const fake = fakeFrame({ own, ...options });
  const log = jest.fn();
  return {
    ...fake,
    log,
    bridge: createIframeBridge({ window: fake.window, origins, version: '1.0.534', log }),
  };
}

const loaded = { type: 'loaded', payload: { partnerKey: 'p' } };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the handshake', () => {
  it('tells the host its version and resolves with the payload of the answer', async () => {
    const { bridge, posted, say } = frame();

    const answer = bridge.start();
    say(JSON.stringify(loaded));

    await expect(answer).resolves.toEqual({ partnerKey: 'p' });
    expect(posted[0]).toEqual({ text: '{"version":"1.0.534","messageType":"Loaded"}', origin: own });
  });

  it('gives up after 10 s', async () => {
    const { bridge } = frame();
    const answer = bridge.start();
    jest.advanceTimersByTime(9_999);
    const failure = expect(answer).rejects.toThrow(HostSilentError);
    jest.advanceTimersByTime(1);
    await failure;
  });

  it('takes an answer that came too late at the next try', async () => {
    const { bridge, say } = frame();
    const failure = expect(bridge.start()).rejects.toThrow(HostSilentError);
    jest.advanceTimersByTime(10_000);
    await failure;

    say(loaded);

    await expect(bridge.start()).resolves.toEqual({ partnerKey: 'p' });
  });
});

describe('who is heard', () => {
  const strangers: [string, Parameters<ReturnType<typeof frame>['say']>[1]][] = [
    ['the parent at an origin that is not listed', { origin: 'https://evil.example' }],
    ['the parent at an origin that begins like a listed one', { origin: `${partner}.evil.example` }],
    ['a parent without an origin', { origin: 'null' }],
    ['another window at the own origin', { source: {} }],
    ['the window itself', { source: null }],
  ];

  it.each(strangers)('refuses %s', (_, sender) => {
    const { bridge, say } = frame();
    const heard = jest.fn();
    bridge.on('back', heard);

    say({ type: 'back' }, sender);

    expect(heard).not.toHaveBeenCalled();
  });

  it('logs what the parent says at another origin', () => {
    const { say, log } = frame();
    say(loaded, { origin: 'https://evil.example' });
    expect(log).toHaveBeenCalledWith('Refused a message from https://evil.example');
  });

  it('hears the parent at a listed origin', () => {
    const { bridge, say } = frame();
    const heard = jest.fn();
    bridge.on('back', heard);

    say({ type: 'back' }, { origin: partner });

    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('never trusts the origin null, even where the page itself has none or the deployment lists it', () => {
    const { bridge, say } = frame(
      { own: 'null' },
      trustOrigins('null', () => ['null']),
    );
    const heard = jest.fn();
    bridge.on('back', heard);

    say({ type: 'back' }, { origin: 'null' });

    expect(heard).not.toHaveBeenCalled();
  });

  it('hears nothing once disposed of', () => {
    const { bridge, say } = frame();
    const heard = jest.fn();
    bridge.on('back', heard);

    bridge.dispose();
    say({ type: 'back' });

    expect(heard).not.toHaveBeenCalled();
  });
});

describe('who is told', () => {
  const originsOf = (posted: { origin: string }[]) => posted.map(({ origin }) => origin);

  it.each([
    ['the origin that the browser names as the ancestor', { ancestor: partner }, [partner]],
    ['the origin of the referrer', { referrer: `${partner}/lobby?x=1` }, [partner]],
    [
      'each trusted origin where the ancestor is not listed',
      { ancestor: 'https://evil.example' },
      [own, partner],
    ],
    [
      'each trusted origin where the referrer is not listed',
      { referrer: 'https://bank.example/' },
      [own, partner],
    ],
    ['each trusted origin after a navigation of its own', { referrer: `${own}/paywidget/` }, [own, partner]],
    ['each trusted origin where nothing is known', {}, [own, partner]],
  ])('posts to %s', (_, options, expected) => {
    const { bridge, posted } = frame(options);
    bridge.send('Close', {});
    expect(originsOf(posted)).toEqual(expected);
  });

  it('posts to nobody else than the host once the host has spoken', () => {
    const { bridge, posted, say } = frame();
    say(loaded, { origin: partner });
    bridge.send('Close', {});
    expect(originsOf(posted)).toEqual([partner]);
  });

  it('never posts to everybody, and data cannot pass itself off as another message', () => {
    const { bridge, posted } = frame();
    bridge.send('InvalidP2PResponse', { messageType: 'Close' });
    expect(originsOf(posted)).not.toContain('*');
    expect(JSON.parse(posted[0]?.text ?? '')).toEqual({ messageType: 'InvalidP2PResponse' });
  });
});
