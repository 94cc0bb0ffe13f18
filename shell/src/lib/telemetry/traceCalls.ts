import type { Transport, TransportRequest } from '@paywidget/shared/api';

/** The number of bytes of a trace's id, and of a span's id. See https://www.w3.org/TR/trace-context/. */
const traceBytes = 16;
const spanBytes = 8;

const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const randomId = (length: number) => toHex(crypto.getRandomValues(new Uint8Array(length)));

/** Returns the id of a key's trace: the same id for each retry, also after a reload. Nobody can read the key from it. */
async function traceOfKey(key: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`traceparent ${key}`));
  return toHex(new Uint8Array(digest, 0, traceBytes));
}

/** Returns the id of the payment in a request or an answer. */
function paymentIn(fields: unknown): string | undefined {
  if (typeof fields !== 'object' || fields === null) return undefined;
  const { depositId, withdrawalId } = fields as Record<string, unknown>;
  const id = depositId ?? withdrawalId;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
}

/**
 * Sends `traceparent` with each call. Calls share a trace if they belong to one payment: they have the same idempotency key,
 * or name the deposit or withdrawal that the key created. The attempts of one call share a trace too. Each attempt is a
 * separate span.
 */
export function traceCalls(send: Transport['request']): Transport['request'] {
  const traceOfPayment = new Map<string, string>();
  /** All attempts of a call have the call's signal. */
  const traceOfCall = new WeakMap<AbortSignal, string>();

  async function traceOf({ headers, payload, keepalive, signal }: TransportRequest): Promise<string> {
    const payment = traceOfPayment.get(paymentIn(payload) ?? '');
    const key = headers['Idempotency-Key'];
    if (payment) return payment;
    // A call that outlives the page has no time for a hash.
    if (key && !keepalive) return traceOfKey(key);
    const id = traceOfCall.get(signal) ?? randomId(traceBytes);
    traceOfCall.set(signal, id);
    return id;
  }

  async function sendInTrace(call: TransportRequest, trace: string) {
    const traceparent = `00-${trace}-${randomId(spanBytes)}-01`;
    const reply = await send({ ...call, headers: { ...call.headers, traceparent } });
    const payment = call.headers['Idempotency-Key'] && paymentIn(reply.body);
    if (payment && !traceOfPayment.has(payment)) traceOfPayment.set(payment, trace);
    return reply;
  }

  return async (call) => sendInTrace(call, await traceOf(call));
}
