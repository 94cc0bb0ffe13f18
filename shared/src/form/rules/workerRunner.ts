import type { RegexAnswer, RegexRunner } from './regexRunner';
import type { RegexQuestion } from './regexWorker';

/** A regex that takes longer is given up, in ms. */
const timeLimit = 200;

/** How long the worker's script may take to load, in ms. */
const startLimit = 2000;

function startWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./regexWorker.ts', import.meta.url));
  } catch {
    // No workers here, or in package mode: a worker's script must come from the page's own origin.
    return undefined;
  }
}

/** The worker's next word, or nothing when it fails or the time is over. */
function nextWord<Word>(worker: Worker, limit: number): Promise<Word | undefined> {
  return new Promise((resolve) => {
    const settled = new AbortController();
    const settle = (word?: Word) => {
      clearTimeout(timer);
      settled.abort();
      resolve(word);
    };
    const timer = setTimeout(settle, limit);
    worker.addEventListener('message', ({ data }: MessageEvent<Word>) => settle(data), settled);
    worker.addEventListener('error', () => settle(), settled);
  });
}

/**
 * Runs regexes in a worker, one at a time. One that is not done after 200 ms ends with its worker and is
 * `unknown`; the next question starts a new one. Where no worker can be had, every answer is `unknown`.
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
    const isReady = worker !== undefined && (await nextWord(worker, startLimit)) === 'ready';
    if (!isReady) {
      isUnavailable = true;
      stop();
    }
    return worker;
  }

  async function ask(question: RegexQuestion): Promise<RegexAnswer> {
    const ready = await readyWorker();
    if (!ready) return 'unknown';
    ready.postMessage(question);
    const answer = await nextWord<RegexAnswer>(ready, timeLimit);
    if (answer === undefined) stop();
    return answer ?? 'unknown';
  }

  return {
    test(pattern, text) {
      const answer = queue.then(() => ask({ pattern, text }));
      queue = answer;
      return answer;
    },
    dispose: stop,
  };
}
