import type { EarlyStart } from '../../handover/earlyStart';
import { rejectOnAbort } from '../../lib/scheduling/rejectOnAbort';

/** Takes over from the early script. If that script runs later, it does nothing. */
export function takeEarlyStart(window: Window): EarlyStart | undefined {
  const early = window.paywidgetEarly;
  window.paywidgetEarly = undefined;
  return early;
}

/** Returns a `fetch` that uses the early call if it is exactly the requested one. */
export function withEarlyCall(fetch: typeof globalThis.fetch, early: EarlyStart | undefined): typeof fetch {
  if (!early) return fetch;
  return (input, init = {}) => {
    const call = typeof input === 'string' ? early.takeCall(input, init) : undefined;
    return call ? Promise.race([call, rejectOnAbort(init.signal)]) : fetch(input, init);
  };
}
