import type { RegexResult, RegexRunner } from './regexRunner';
import { type RegexRequest, startRegexWorker } from './regexWorker';

/** Time limit of one regex, in ms. */
const timeLimit = 200;

/** Time limit for loading the worker script, in ms. */
const startTimeLimit = 2000;

function startWorker(): Worker | undefined {
  try {
    return startRegexWorker();
  } catch {
    return undefined;
  }
}

/** Resolves with the worker's next message, or with `undefined` if the worker fails or takes too long. */
function nextMessage<Message>(worker: Worker, limit: number): Promise<Message | undefined> {
  return new Promise((resolve) => {
    const controller = new AbortController();
    const finish = (message?: Message) => {
      clearTimeout(timer);
      controller.abort();
      resolve(message);
    };
    const timer = setTimeout(finish, limit);
    worker.addEventListener('message', ({ data }: MessageEvent<Message>) => finish(data), controller);
    worker.addEventListener('error', () => finish(), controller);
  });
}

/**
 * Runs regexes in a worker, one at a time. If a regex takes longer than 200 ms, terminates the worker and returns `unknown`.
 * The next request starts a new worker. Without workers, every result is `unknown`.
 */
export function createWorkerRunner(
  start: () => Worker | undefined = startWorker,
): RegexRunner & { dispose(): void } {
  let worker: Worker | undefined;
  let isUnavailable = false;
  let queue: Promise<unknown> = Promise.resolve();

  function stop(): void {
    worker?.terminate();
    worker = undefined;
  }

  async function readyWorker(): Promise<Worker | undefined> {
    if (worker || isUnavailable) return worker;
    worker = start();
    const isReady = worker !== undefined && (await nextMessage(worker, startTimeLimit)) === 'ready';
    if (!isReady) {
      isUnavailable = true;
      stop();
    }
    return worker;
  }

  async function run(request: RegexRequest): Promise<RegexResult> {
    const ready = await readyWorker();
    if (!ready) return 'unknown';
    ready.postMessage(request);
    const answer = await nextMessage<RegexResult>(ready, timeLimit);
    if (answer === undefined) stop();
    return answer ?? 'unknown';
  }

  return {
    test(pattern, text) {
      const answer = queue.then(() => run({ pattern, text }));
      queue = answer;
      return answer;
    },
    dispose: stop,
  };
}
