/** The call never got an answer: no network, a dropped connection, a refused one. The outcome on the server is unknown. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  constructor(
    readonly endpoint: string,
    options?: ErrorOptions,
  ) {
    super('Network connection failed', options);
  }
}

/** 30 s passed without an answer, all attempts counted (contract, "Transports"). The outcome is unknown. */
export class RequestTimeoutError extends Error {
  override readonly name = 'RequestTimeoutError';
  constructor(readonly endpoint: string) {
    super('Request timeout');
  }
}

/** The server answered, and the answer was no. */
export class ResponseError extends Error {
  override readonly name = 'ResponseError';
  constructor(
    readonly endpoint: string,
    /** The HTTP status, or the socket reply's. */
    readonly status: number,
    /** The server's own code (`data.code`), such as `banking.merchantClientError`. */
    readonly code: string | undefined,
    /** The server's own words, which may be shown only where the error catalogue says so. */
    readonly serverMessage: string | undefined,
  ) {
    super(serverMessage ?? `${endpoint} answered ${status}`);
  }
}

/** The widget ended the call itself: the screen was left, or a newer call took its place. */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
