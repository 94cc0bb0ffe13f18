/** Two calls are the same if their signatures are equal. Ignores `traceparent`, a random id. */
export const callSignature = (url: string, { method, headers, body }: RequestInit): string =>
  JSON.stringify([method, url, { ...headers, traceparent: undefined }, body]);
