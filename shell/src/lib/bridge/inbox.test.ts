import { createInbox } from './inbox';

const microtask = () => Promise.resolve();

describe('the inbox', () => {
  it('accepts both JSON text and objects', async () => {
    const inbox = createInbox(jest.fn());
    const listener = jest.fn();
    inbox.on('back', listener);

    inbox.receive('{"type":"back"}');
    inbox.receive({ type: 'back' });

    expect(listener).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['an unknown type', { type: 'eval', payload: '1' }, 'Unknown message type eval'],
    [
      'a type that is the name of a member of Object.prototype',
      { type: 'constructor' },
      'Unknown message type constructor',
    ],
    ['text that is not JSON', 'hello', 'A message from the host has no type: string'],
    ['a message without a type', { payload: 1 }, 'A message from the host has no type: {payload}'],
    [
      'a payload that does not match the schema',
      { type: 'update', payload: { theme: 'pink' } },
      'The message update is broken',
    ],
  ])('logs %s and calls no listener', async (_, message, text) => {
    const log = jest.fn();
    const inbox = createInbox(log);
    const listener = jest.fn();
    inbox.on('update', listener);

    inbox.receive(message);

    expect(log.mock.calls.map(([logged]) => logged)).toEqual([text]);
    expect(listener).not.toHaveBeenCalled();
  });

  it.each([
    ['an object', { token: 'secret' }],
    ['a text', '{"token":"secret"}'],
    ['a payload that breaks its schema', { type: 'update', payload: { user: 'secret' } }],
    ['an unknown type with a payload', { type: 'news', payload: 'secret' }],
  ])('logs no value of %s', (_, message) => {
    const log = jest.fn();
    createInbox(log).receive(message);
    expect(log).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(log.mock.calls)).not.toContain('secret');
  });

  it('treats null in an update as absent', () => {
    const inbox = createInbox(jest.fn());
    const listener = jest.fn();
    inbox.on('update', listener);

    inbox.receive({ type: 'update', payload: { theme: null, tokens: null, user: { lang: 'ru' } } });

    expect(listener).toHaveBeenCalledWith({ user: { lang: 'ru' } });
  });

  it('treats a bonus list of null as absent', () => {
    const inbox = createInbox(jest.fn());
    const listener = jest.fn();
    inbox.on('bonus-list-fetched', listener);

    inbox.receive({ type: 'bonus-list-fetched', payload: { success: true, bonusList: null } });

    expect(listener).toHaveBeenCalledWith({ success: true });
  });

  it('queues messages until there is a listener, and delivers them in order', async () => {
    const inbox = createInbox(jest.fn());
    inbox.receive({ type: 'update', payload: { theme: 'dark' } });
    inbox.receive({ type: 'update', payload: { theme: 'light' } });
    const listener = jest.fn();

    inbox.on('update', listener);
    await microtask();

    expect(listener.mock.calls).toEqual([[{ theme: 'dark' }], [{ theme: 'light' }]]);
  });

  it('queues a message that arrives after one listener has left, for the next one', async () => {
    const inbox = createInbox(jest.fn());
    const second = jest.fn();
    inbox.on('bonus-list-updated', jest.fn())();

    inbox.receive({ type: 'bonus-list-updated', payload: { bonusList: [] } });
    inbox.on('bonus-list-updated', second);
    await microtask();

    expect(second).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['loaded', {}],
    ['bonus-list-fetched', { success: true }],
    ['bonus-list-updated', { bonusList: [] }],
    ['close', undefined],
    ['login.token', { token: 'next' }],
    ['viewport', { above: 0, below: 10 }],
  ] as const)('keeps the message %s for the next listener', async (type, payload) => {
    const log = jest.fn();
    const inbox = createInbox(log);
    inbox.receive({ type, payload });
    const listener = jest.fn();
    inbox.on(type, listener);
    await microtask();
    expect(log).not.toHaveBeenCalled();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it.each(['back', 'swipe-back'] as const)(
    'keeps presses of %s on the early list, as one, until the first screen listens',
    async (type) => {
      const inbox = createInbox(jest.fn());
      inbox.receive({ type });
      inbox.receive({ type });
      const listener = jest.fn();

      inbox.on(type, listener);
      await microtask();

      expect(listener).toHaveBeenCalledTimes(1);
    },
  );

  it('drops a back message that has no listener any more', async () => {
    const inbox = createInbox(jest.fn());
    const stop = inbox.on('back', jest.fn());
    await microtask();
    stop();
    inbox.receive({ type: 'back' });
    const listener = jest.fn();

    inbox.on('back', listener);
    await microtask();

    expect(listener).not.toHaveBeenCalled();
  });

  it('does not call a listener that has unsubscribed', () => {
    const inbox = createInbox(jest.fn());
    const listener = jest.fn();
    const stop = inbox.on('back', listener);

    stop();
    inbox.receive({ type: 'back' });

    expect(listener).not.toHaveBeenCalled();
  });
});
