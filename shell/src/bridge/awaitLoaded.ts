import type { HostChannel } from '@paywidget/shared/host';

/** Waits for the host's `loaded` message for `limitMs` milliseconds, then rejects with `failure`. */
export function awaitLoaded(channel: Pick<HostChannel, 'on'>, limitMs: number, failure: Error) {
  let stop = () => {};
  const payload = new Promise<unknown>((resolve, reject) => {
    const timer = setTimeout(() => {
      stop();
      reject(failure);
    }, limitMs);
    const unlisten = channel.on('loaded', (answer) => {
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
