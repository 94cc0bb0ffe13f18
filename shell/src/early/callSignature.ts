/** Two calls are the same if their signatures are equal. Their `traceparent` may differ: it is a random id, which asks for nothing. */
export const callSignature = (url: string, { method, headers, body }: RequestInit): string =>
  JSON.stringify([method, url, { ...headers, traceparent: undefined }, body]);
