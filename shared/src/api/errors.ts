/** The call got no answer: no network, or the connection was dropped or refused. The server may have processed the call. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  constructor(
    readonly endpoint: string,
    options?: ErrorOptions,
  ) {
    super('Network connection failed', options);
  }
}

/** No answer within 30 s, all attempts included. The server may have processed the call. */
export class RequestTimeoutError extends Error {
  override readonly name = 'RequestTimeoutError';
  constructor(readonly endpoint: string) {
    super('Request timeout');
  }
}

/** The server answered with an error. */
export class ResponseError extends Error {
  override readonly name = 'ResponseError';
  constructor(
    readonly endpoint: string,
    /** The status of the HTTP response or the socket reply. */
    readonly status: number,
    /** The server's error code (`data.code`), such as `banking.merchantClientError`. */
    readonly code: string | undefined,
    /** The server's text. Shown to the player only where docs/rules/errors.md says so. */
    readonly serverMessage: string | undefined,
  ) {
    super(serverMessage ?? `${endpoint} answered ${status}`);
  }
}

/** True if the widget itself ended the call, because the player left the screen or a newer call replaced it. */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
