/** Rejects with the signal's reason when it aborts. Never settles otherwise, or without a signal. */
export const rejectOnAbort = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
