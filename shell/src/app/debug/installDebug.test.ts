/** @jest-environment jsdom */
import { createHostPort } from '@paywidget/shared/host';
import { installDebug } from './installDebug';
import type { WatchedBridge } from './watchMessages';

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'info').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

function fakeBridge(more: object = {}) {
  return { start: async () => ({}), send: jest.fn(), on: () => () => {}, dispose: () => {}, ...more };
}

function install(bridge: WatchedBridge = fakeBridge()) {
  const update = jest.fn();
  const debug = installDebug({ window, bridge, update, build: () => ({ version: '1' }) });
  return { update, debug, bridge };
}
const printed = () => jest.mocked(console.info).mock.calls.map(([, ...rest]) => rest);
const turnOn = () => {
  sessionStorage.setItem('paywidgetDebug', '1');
  window.paywidgetDebug?.logging(true);
};

describe('the debug entry', () => {
  it('does nothing without the flag in sessionStorage', () => {
    const { update } = install();
    window.paywidgetDebug?.user({ token: 't' });
    window.paywidgetDebug?.transport('http');
    expect(window.paywidgetDebug?.build()).toBeUndefined();
    expect(update).not.toHaveBeenCalled();
  });

  it('changes the user and the transport, and returns the build', () => {
    const { update } = install();
    sessionStorage.setItem('paywidgetDebug', '1');
    window.paywidgetDebug?.user({ token: 't' });
    window.paywidgetDebug?.transport('socket');
    expect(update.mock.calls).toEqual([[{ user: { token: 't' } }], [{ payload: { transport: 'socket' } }]]);
    expect(window.paywidgetDebug?.build()).toEqual({ version: '1' });
  });

  it('prints messages until logging is turned off', () => {
    install();
    turnOn();
    window.dispatchEvent(new MessageEvent('message', { data: 'one' }));
    window.paywidgetDebug?.logging(false);
    window.dispatchEvent(new MessageEvent('message', { data: 'two' }));
    expect(console.info).toHaveBeenCalledTimes(1);
  });

  it('prints the messages to the host, and still sends them', () => {
    const sent = jest.fn();
    const { bridge } = install(fakeBridge({ send: sent }));
    const host = createHostPort(bridge);
    turnOn();
    host.send('Close', {});
    host.report('x', 'y');
    expect(printed()).toEqual([
      [{ messageType: 'Close' }],
      [{ code: 'x', message: 'y', messageType: 'Error' }],
    ]);
    expect(sent).toHaveBeenCalledTimes(2);
    window.paywidgetDebug?.logging(false);
    host.send('Close', {});
    expect(printed()).toHaveLength(2);
  });

  it('prints the messages of a native app without tokens, and still delivers them', () => {
    const received = jest.fn();
    window.paywidgetMessage = received;
    const { debug } = install();
    turnOn();
    window.paywidgetMessage('{"type":"login.token","payload":{"token":"secret","user":{"id":7}}}');
    expect(printed()).toEqual([[{ type: 'login.token', payload: { token: '…', user: { id: 7 } } }]]);
    expect(received).toHaveBeenCalledTimes(1);
    debug.remove();
    expect(window.paywidgetMessage).toBe(received);
    delete window.paywidgetMessage;
  });

  it('prints the messages of a host application, and not the page’s own, also after a restart', () => {
    const bridges = [jest.fn(), jest.fn()].map((receive) => ({ ...fakeBridge({ receive }), receive }));
    const [first, second] = bridges as [(typeof bridges)[0], (typeof bridges)[0]];
    const { debug } = install(first);
    turnOn();
    window.dispatchEvent(new MessageEvent('message', { data: 'of the page' }));
    first.receive({ type: 'back' });
    debug.follow(second);
    second.receive({ type: 'close' });
    first.receive({ type: 'back' });
    expect(printed()).toEqual([[{ type: 'back' }], [{ type: 'close' }]]);
  });
});
