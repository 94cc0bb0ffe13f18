import { sleep, startDeadline } from './deadline';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('a deadline', () => {
  it('aborts when its time has passed', () => {
    const deadline = startDeadline(1_000);
    jest.advanceTimersByTime(999);
    expect(deadline.signal.aborted).toBe(false);
    jest.advanceTimersByTime(1);
    expect(deadline).toMatchObject({ hasPassed: true, signal: { aborted: true } });
  });

  it('aborts with the outer signal before its time', () => {
    const outer = new AbortController();
    const deadline = startDeadline(1_000, outer.signal);
    outer.abort();
    expect(deadline).toMatchObject({ hasPassed: false, signal: { aborted: true } });
  });

  it('is aborted from the start if the signal is', () => {
    expect(startDeadline(1_000, AbortSignal.abort()).signal.aborted).toBe(true);
  });

  it('leaves no timer after it is disposed', () => {
    const deadline = startDeadline(1_000);
    deadline.dispose();
    expect(jest.getTimerCount()).toBe(0);
    jest.advanceTimersByTime(2_000);
    expect(deadline.signal.aborted).toBe(false);
  });
});

describe('sleep', () => {
  it('ends after its time', async () => {
    const done = sleep(500, new AbortController().signal);
    await jest.advanceTimersByTimeAsync(500);
    await expect(done).resolves.toBeUndefined();
  });

  it('is aborted by its signal', async () => {
    const controller = new AbortController();
    const done = expect(sleep(500, controller.signal)).rejects.toMatchObject({ name: 'AbortError' });
    controller.abort();
    await done;
    expect(jest.getTimerCount()).toBe(0);
  });
});
