/** What was done for the shell while its script was still on its way. */
export interface EarlyStart {
  /** Stops listening, and gives the host's messages so far. `Loaded` has been said. */
  handOver(): readonly MessageEvent[];
  /** The call that was made ahead, if the given one is the same to the letter. It is given away once. */
  takeCall(url: string, init: RequestInit): Promise<Response> | undefined;
}

declare global {
  interface Window {
    /** There once either the early script or the shell has begun. */
    paywidgetEarly?: EarlyStart;
  }
}

/** What makes two calls the same. */
export const callSignature = (url: string, { method, headers, body }: RequestInit): string =>
  JSON.stringify([method, url, headers, body]);

/** Takes over from the early script; from here on it does nothing any more, should it come later. */
export function takeOver(window: Window): EarlyStart | undefined {
  const early = window.paywidgetEarly;
  window.paywidgetEarly = undefined;
  return early;
}

/** A `fetch` that answers with the call made ahead where that is the very one asked for. */
export function withEarlyCall(fetch: typeof globalThis.fetch, early: EarlyStart | undefined): typeof fetch {
  if (!early) return fetch;
  return (input, init = {}) => {
    const call = typeof input === 'string' ? early.takeCall(input, init) : undefined;
    return call ? Promise.race([call, aborted(init.signal)]) : fetch(input, init);
  };
}

function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
