import { createPageLoad } from './pageLoad';

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
afterEach(() => jest.useRealTimers());

function measure({ startedAt }: { startedAt?: number } = {}) {
  const send = jest.fn();
  const now = { ms: 1_500 };
  const window = {
    performance: { now: () => now.ms },
    document: { readyState: 'complete' },
    addEventListener: jest.fn(),
  };
  return {
    send,
    now,
    window,
    pageLoad: createPageLoad({ window: window as unknown as Window, startedAt, send }),
  };
}

describe('page-load metrics', () => {
  it('measure the first screen from the start of the page, in seconds', () => {
    const { pageLoad, send } = measure();
    pageLoad.begin('deposit.list', 'a');
    pageLoad.shown('deposit.list');
    expect(send).not.toHaveBeenCalled();
    jest.runAllTimers();
    expect(send).toHaveBeenCalledWith([{ key: 'page_load.deposit.list', timestamp: 1_000, value: 1.5 }]);
  });

  it('measure the first screen from the start of the widget if startedAt is given', () => {
    const { pageLoad, send } = measure({ startedAt: 1_200 });
    pageLoad.begin('deposit.list', 'a');
    pageLoad.shown('deposit.list');
    jest.runAllTimers();
    expect(send).toHaveBeenCalledWith([expect.objectContaining({ value: 0.3 })]);
  });

  it('measure later screens from the start of their navigation', () => {
    const { pageLoad, send, now } = measure();
    pageLoad.begin('deposit.list', 'a');
    now.ms = 2_000;
    pageLoad.begin('deposit.redirect', 'b');
    now.ms = 2_250;
    pageLoad.shown('deposit.redirect');
    jest.runAllTimers();
    expect(send).toHaveBeenCalledWith([expect.objectContaining({ value: 0.25 })]);
  });

  it('are sent only after the page has loaded', () => {
    const { pageLoad, send, window } = measure();
    window.document.readyState = 'interactive';
    pageLoad.begin('deposit.list', 'a');
    pageLoad.shown('deposit.list');
    jest.runAllTimers();
    expect(send).not.toHaveBeenCalled();
    expect(window.addEventListener).toHaveBeenCalledWith('load', expect.any(Function), { once: true });
  });
});
