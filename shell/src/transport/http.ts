import {
  NetworkError,
  type Transport,
  type TransportReply,
  type TransportRequest,
} from '@paywidget/shared/api';

interface HttpTransportOptions {
  fetch: typeof fetch;
  /** Absolute address under which the endpoints lie, without a slash at its end. */
  apiUrl: string;
}

/**
 * The contract's HTTP (contract, "Transports"). It never hears a push. A call that is under way as it is disposed of reaches
 * the server all the same, but nobody hears the answer: what became of it is for the page's next widget to ask.
 */
export function createHttpTransport({ fetch, apiUrl }: HttpTransportOptions): Transport {
  let isDisposed = false;

  async function request(call: TransportRequest): Promise<TransportReply> {
    const { endpoint, method, headers, payload, signal, keepalive } = call;
    const url = `${apiUrl}/${endpoint}${method === 'GET' ? toQuery(payload) : ''}`;
    const body = method === 'GET' ? undefined : JSON.stringify(payload);
    try {
      const answer = await fetch(url, { method, headers: { ...headers }, body, signal, keepalive });
      const date = Date.parse(answer.headers.get('Date') ?? '');
      const text = await answer.text();
      if (!isDisposed)
        return {
          status: answer.status,
          isSuccess: answer.ok,
          body: toBody(text),
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

/** `null` and undefined are skipped; what is not a plain value travels as JSON. */
function toQuery(payload: TransportRequest['payload']): string {
  const entries = Object.entries(payload)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key, value]) => [key, typeof value === 'object' ? JSON.stringify(value) : String(value)]);
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : '';
}

/** A body that is not JSON counts as none; the endpoint's own schema then says what is wrong with the answer. */
function toBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
