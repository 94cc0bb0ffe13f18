import { testInline } from './regexRunner';
import type { RegexRequest } from './regexWorker';
import { createWorkerRunner } from './workerRunner';

/** A worker that starts and answers at once, but never answers the patterns in `hangsOn`. */
class FakeWorker extends EventTarget {
  isEnded = false;

  constructor(private readonly hangsOn: string[]) {
    super();
    Promise.resolve().then(() => this.post('ready'));
  }

  postMessage({ pattern, text }: RegexRequest): void {
    if (!this.hangsOn.includes(pattern)) Promise.resolve().then(() => this.post(testInline(pattern, text)));
  }

  terminate(): void {
    this.isEnded = true;
  }

  private post(data: string): void {
    if (!this.isEnded) this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

function startRunner(hangsOn: string[] = []) {
  const started: FakeWorker[] = [];
  const runner = createWorkerRunner(() => {
    const worker = new FakeWorker(hangsOn);
    started.push(worker);
    return worker as unknown as Worker;
  });
  return { runner, started };
}

describe('createWorkerRunner', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('runs all requests in one worker, in order', async () => {
    const { runner, started } = startRunner();
    const answers = Promise.all([
      runner.test('^\\d$', '1'),
      runner.test('^\\d$', 'x'),
      runner.test('^x$', 'x'),
    ]);
    await expect(answers).resolves.toEqual(['match', 'mismatch', 'match']);
    expect(started).toHaveLength(1);
  });

  it('terminates a worker that does not answer within 200 ms and continues with a new one', async () => {
    const { runner, started } = startRunner(['endless']);
    const endless = runner.test('endless', 'x');
    const next = runner.test('^x$', 'x');

    await jest.advanceTimersByTimeAsync(199);
    expect(started[0]?.isEnded).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    await expect(endless).resolves.toBe('unknown');
    expect(started[0]?.isEnded).toBe(true);
    await expect(next).resolves.toBe('match');
    expect(started).toHaveLength(2);
  });

  it.each([
    ['unavailable', () => undefined],
    ['silent', () => new (class extends FakeWorker {})([]) as unknown as Worker],
  ])('returns unknown if workers are %s', async (kind, start) => {
    const runner = createWorkerRunner(() => {
      const worker = start();
      if (kind === 'silent') worker?.terminate();
      return worker;
    });
    const answer = runner.test('^x$', 'x');
    await jest.advanceTimersByTimeAsync(2000);
    await expect(answer).resolves.toBe('unknown');
  });

  it('terminates its worker on dispose', async () => {
    const { runner, started } = startRunner();
    await runner.test('^x$', 'x');
    runner.dispose();
    expect(started[0]?.isEnded).toBe(true);
  });

  it('returns unknown in a browser without workers', async () => {
    await expect(createWorkerRunner().test('^x$', 'x')).resolves.toBe('unknown');
  });
});
