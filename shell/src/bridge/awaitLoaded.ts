import type { Inbox } from './inbox';

/** Waits for the host's `loaded` message for `limitMs` milliseconds, then rejects with `failure`. */
export function awaitLoaded(inbox: Inbox, limitMs: number, failure: Error) {
  let stop = () => {};
  const payload = new Promise<unknown>((resolve, reject) => {
    const timer = setTimeout(() => {
      stop();
      reject(failure);
    }, limitMs);
    const unlisten = inbox.on('loaded', (answer) => {
      stop();
      resolve(answer);
    });
    stop = () => {
      clearTimeout(timer);
      unlisten();
    };
  });
  return { payload, stop: () => stop() };
}
