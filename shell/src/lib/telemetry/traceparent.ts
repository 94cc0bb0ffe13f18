import type { TransportRequest } from '@paywidget/shared/api';

/** Returns a `traceparent` that begins a trace. See https://www.w3.org/TR/trace-context/. */
export function newTraceparent(): string {
  const trace = crypto.randomUUID().replaceAll('-', '');
  return `00-${trace}-${trace.slice(16)}-01`;
}

/** Adds `traceparent` to a call that has none. So the calls before the telemetry has loaded are in traces of their own. */
export const withTraceparent = (call: TransportRequest): TransportRequest => ({
  ...call,
  headers: { traceparent: newTraceparent(), ...call.headers },
});
