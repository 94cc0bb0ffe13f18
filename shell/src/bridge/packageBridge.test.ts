import { createPackageBridge } from './packageBridge';

function bridgeWith(options: { payload?: unknown; user?: unknown; onMessage?: jest.Mock } = {}) {
  const { payload = { userId: '7' }, user = { id: 7 }, onMessage = jest.fn() } = options;
  return {
    onMessage,
    bridge: createPackageBridge({ payload, user, onMessage, version: '1', log: jest.fn() }),
  };
}

describe('the package bridge', () => {
  it('starts with the options it was given', async () => {
    const { bridge, onMessage } = bridgeWith();
    await expect(bridge.start()).resolves.toEqual({ userId: '7', user: { id: 7 } });
    expect(onMessage).toHaveBeenCalledWith({ messageType: 'Loaded', version: '1' });
  });

  it.each([
    ['no payload', undefined, { id: 7 }, { user: { id: 7 } }],
    [
      'a player in both',
      { user: { id: 1, currency: 'EUR' } },
      { id: 7 },
      { user: { id: 7, currency: 'EUR' } },
    ],
    ['neither', undefined, undefined, {}],
    ['a broken payload', 'text', { id: 7 }, 'text'],
  ])('starts with %s', async (_what, payload, user, answer) => {
    const bridge = createPackageBridge({ payload, user, onMessage: jest.fn(), version: '1', log: jest.fn() });
    await expect(bridge.start()).resolves.toEqual(answer);
  });

  it('hands on what the host application says', () => {
    const { bridge } = bridgeWith();
    const heard = jest.fn();
    bridge.on('update', heard);
    bridge.receive({ type: 'update', payload: { theme: 'dark' } });
    expect(heard).toHaveBeenCalledWith({ theme: 'dark' });
  });

  it('survives a host that throws, and is silent once disposed of', () => {
    const onMessage = jest.fn(() => {
      throw new Error('host');
    });
    const { bridge } = bridgeWith({ onMessage });
    expect(() => bridge.send('Close', {})).not.toThrow();
    bridge.dispose();
    bridge.send('Close', {});
    expect(onMessage).toHaveBeenCalledTimes(1);
  });
});
