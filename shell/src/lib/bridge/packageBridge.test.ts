import { createPackageBridge } from './packageBridge';

function bridgeWith(options: { payload?: unknown; user?: unknown; onMessage?: jest.Mock } = {}) {
  const { payload = { userId: '7' }, user = { id: 7 }, onMessage = jest.fn() } = options;
  return {
    onMessage,
    bridge: createPackageBridge({ payload, user, onMessage, version: '1', log: jest.fn() }),
  };
}

describe('the package bridge', () => {
  it('sends Loaded and starts with the given options', async () => {
    const { bridge, onMessage } = bridgeWith();
    await expect(bridge.start()).resolves.toEqual({ userId: '7', user: { id: 7 } });
    expect(onMessage).toHaveBeenCalledWith({ messageType: 'Loaded', version: '1' });
  });

  it.each([
    ['no payload', undefined, { id: 7 }, { user: { id: 7 } }],
    [
      'a user in both the payload and the options',
      { user: { id: 1, currency: 'EUR' } },
      { id: 7 },
      { user: { id: 7, currency: 'EUR' } },
    ],
    ['neither', undefined, undefined, {}],
    ['an invalid payload', 'text', { id: 7 }, 'text'],
    ['a payload of null', null, { id: 7 }, null],
    ['a user of null', { userId: '7' }, null, { userId: '7' }],
  ])('starts with %s', async (_what, payload, user, expected) => {
    const bridge = createPackageBridge({ payload, user, onMessage: jest.fn(), version: '1', log: jest.fn() });
    await expect(bridge.start()).resolves.toEqual(expected);
  });

  it('delivers messages of the host application to listeners', () => {
    const { bridge } = bridgeWith();
    const listener = jest.fn();
    bridge.on('update', listener);
    bridge.receive({ type: 'update', payload: { theme: 'dark' } });
    expect(listener).toHaveBeenCalledWith({ theme: 'dark' });
  });

  it('ignores an exception of the host’s listener, and sends nothing after dispose', () => {
    const onMessage = jest.fn(() => {
      throw new Error('host');
    });
    const log = jest.fn();
    const bridge = createPackageBridge({ payload: {}, user: {}, onMessage, version: '1', log });
    expect(() => bridge.send('Close', {})).not.toThrow();
    expect(log.mock.calls).toEqual([["The host's listener failed on Close", new Error('host')]]);
    bridge.dispose();
    bridge.send('Close', {});
    expect(onMessage).toHaveBeenCalledTimes(1);
  });
});
