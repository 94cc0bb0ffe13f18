/** @jest-environment jsdom */
import { installDebug } from './installDebug';

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'info').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

function install() {
  const update = jest.fn();
  installDebug({ window, update, build: () => ({ version: '1' }) });
  return update;
}

describe('the debug entry', () => {
  it('does nothing without the flag in sessionStorage', () => {
    const update = install();
    window.paywidgetDebug?.user({ token: 't' });
    window.paywidgetDebug?.transport('http');
    expect(window.paywidgetDebug?.build()).toBeUndefined();
    expect(update).not.toHaveBeenCalled();
  });

  it('changes the user and the transport, and returns the build', () => {
    const update = install();
    sessionStorage.setItem('paywidgetDebug', '1');
    window.paywidgetDebug?.user({ token: 't' });
    window.paywidgetDebug?.transport('socket');
    expect(update.mock.calls).toEqual([[{ user: { token: 't' } }], [{ payload: { transport: 'socket' } }]]);
    expect(window.paywidgetDebug?.build()).toEqual({ version: '1' });
  });

  it('prints messages until logging is turned off', () => {
    install();
    sessionStorage.setItem('paywidgetDebug', '1');
    window.paywidgetDebug?.logging(true);
    window.dispatchEvent(new MessageEvent('message', { data: 'one' }));
    window.paywidgetDebug?.logging(false);
    window.dispatchEvent(new MessageEvent('message', { data: 'two' }));
    expect(console.info).toHaveBeenCalledTimes(1);
  });
});
