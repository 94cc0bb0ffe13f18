import { createInbox } from './inbox';

const settled = () => Promise.resolve();

describe('the inbox', () => {
  it('reads JSON text and objects alike', async () => {
    const inbox = createInbox(jest.fn());
    const heard = jest.fn();
    inbox.on('back', heard);

    inbox.receive('{"type":"back"}');
    inbox.receive({ type: 'back' });

    expect(heard).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['an unknown type', { type: 'eval', payload: '1' }],
    ['a type that is a member of every object', { type: 'constructor' }],
    ['text that is not JSON', 'hello'],
    ['no type', { payload: 1 }],
    ['a payload that breaks the schema', { type: 'update', payload: { theme: 'pink' } }],
  ])('logs %s and hands nothing on', async (_, message) => {
    const log = jest.fn();
    const inbox = createInbox(log);
    const heard = jest.fn();
    inbox.on('update', heard);

    inbox.receive(message);

    expect(log).toHaveBeenCalledTimes(1);
    expect(heard).not.toHaveBeenCalled();
  });

  it('takes null in an update for what is not said', () => {
    const inbox = createInbox(jest.fn());
    const heard = jest.fn();
    inbox.on('update', heard);

    inbox.receive({ type: 'update', payload: { theme: null, tokens: null, user: { lang: 'ru' } } });

    expect(heard).toHaveBeenCalledWith({ user: { lang: 'ru' } });
  });

  it('takes null for no bonuses', () => {
    const inbox = createInbox(jest.fn());
    const heard = jest.fn();
    inbox.on('bonus-list-fetched', heard);

    inbox.receive({ type: 'bonus-list-fetched', payload: { success: true, bonusList: null } });

    expect(heard).toHaveBeenCalledWith({ success: true });
  });

  it('keeps what the host said before anybody listened, in order', async () => {
    const inbox = createInbox(jest.fn());
    inbox.receive({ type: 'update', payload: { theme: 'dark' } });
    inbox.receive({ type: 'update', payload: { theme: 'light' } });
    const heard = jest.fn();

    inbox.on('update', heard);
    await settled();

    expect(heard.mock.calls).toEqual([[{ theme: 'dark' }], [{ theme: 'light' }]]);
  });

  it('keeps what comes between two listeners for the second', async () => {
    const inbox = createInbox(jest.fn());
    const second = jest.fn();
    inbox.on('bonus-list-updated', jest.fn())();

    inbox.receive({ type: 'bonus-list-updated', payload: { bonusList: [] } });
    inbox.on('bonus-list-updated', second);
    await settled();

    expect(second).toHaveBeenCalledTimes(1);
  });

  it('forgets a press of back that nobody waited for', async () => {
    const inbox = createInbox(jest.fn());
    inbox.receive({ type: 'back' });
    const heard = jest.fn();

    inbox.on('back', heard);
    await settled();

    expect(heard).not.toHaveBeenCalled();
  });

  it('stops telling a listener that has left', () => {
    const inbox = createInbox(jest.fn());
    const heard = jest.fn();
    const stop = inbox.on('back', heard);

    stop();
    inbox.receive({ type: 'back' });

    expect(heard).not.toHaveBeenCalled();
  });
});
