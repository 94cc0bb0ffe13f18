import {
  NetworkError,
  type Transport,
  type TransportReply,
  type TransportRequest,
} from '@paywidget/shared/api';

interface HttpTransportOptions {
  fetch: typeof fetch;
  /** Returns the absolute URL of the API, without a trailing slash. */
  apiUrl: () => string;
}

/**
 * The HTTP transport. See docs/rules/wire.md. It has no pushes. `dispose` does not abort requests in progress: they still
 * reach the server, and their calls reject as aborted. The next widget on the page then checks the outcome of a payment.
 */
export function createHttpTransport({ fetch, apiUrl }: HttpTransportOptions): Transport {
  let isDisposed = false;

  async function request(call: TransportRequest): Promise<TransportReply> {
    const { endpoint, method, headers, payload, signal, keepalive } = call;
    const url = `${apiUrl()}/${endpoint}${method === 'GET' ? toQuery(payload) : ''}`;
    const body = method === 'GET' ? undefined : JSON.stringify(payload);
    try {
      const response = await fetch(url, { method, headers: { ...headers }, body, signal, keepalive });
      const date = Date.parse(response.headers.get('Date') ?? '');
      const text = await response.text();
      if (!isDisposed)
        return {
          status: response.status,
          isSuccess: response.ok,
          body: parseBody(text),
          ...(Number.isFinite(date) && { date }),
        };
    } catch (cause) {
      if (signal.aborted) throw signal.reason;
      if (!isDisposed) throw new NetworkError(endpoint, { cause });
    }
    throw new DOMException('The widget is gone', 'AbortError');
  }

  return {
    request,
    onPush: () => () => {},
    onReconnect: () => () => {},
    dispose() {
      isDisposed = true;
    },
  };
}

/** Skips null and undefined. Objects and arrays are sent as JSON. */
function toQuery(payload: TransportRequest['payload']): string {
  const entries = Object.entries(payload)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key, value]) => [key, typeof value === 'object' ? JSON.stringify(value) : String(value)]);
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : '';
}

/** Returns undefined if the body is not JSON. The endpoint's schema then reports what is missing. */
function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
