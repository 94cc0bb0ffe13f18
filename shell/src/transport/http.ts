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

/** The contract's HTTP (contract, "Transports"). It never hears a push. */
export function createHttpTransport({ fetch, apiUrl }: HttpTransportOptions): Transport {
  async function request(call: TransportRequest): Promise<TransportReply> {
    const { endpoint, method, headers, payload, signal, keepalive } = call;
    const url = `${apiUrl}/${endpoint}${method === 'GET' ? toQuery(payload) : ''}`;
    const body = method === 'GET' ? undefined : JSON.stringify(payload);
    try {
      const answer = await fetch(url, { method, headers: { ...headers }, body, signal, keepalive });
      const date = Date.parse(answer.headers.get('Date') ?? '');
      return {
        status: answer.status,
        isSuccess: answer.ok,
        body: toBody(await answer.text()),
        ...(Number.isFinite(date) && { date }),
      };
    } catch (cause) {
      if (signal.aborted) throw signal.reason;
      throw new NetworkError(endpoint, { cause });
    }
  }

  return { request, onPush: () => () => {}, onReconnect: () => () => {}, dispose: () => {} };
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
