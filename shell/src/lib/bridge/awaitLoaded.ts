import type { HostChannel } from '@paywidget/shared/host';

/**
 * Waits up to `timeoutMs` for the host's `loaded` message and resolves with its payload. On timeout, rejects with
 * `failure`.
 */
export function awaitLoaded(channel: Pick<HostChannel, 'on'>, timeoutMs: number, failure: Error) {
  let stop = () => {};
  const payload = new Promise<unknown>((resolve, reject) => {
    const timer = setTimeout(() => {
      stop();
      reject(failure);
    }, timeoutMs);
    const unsubscribe = channel.on('loaded', (received) => {
      stop();
      resolve(received);
    });
    stop = () => {
      clearTimeout(timer);
      unsubscribe();
    };
  });
  return { payload, stop: () => stop() };
}
