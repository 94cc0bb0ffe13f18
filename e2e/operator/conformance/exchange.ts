import { Failure } from './fault';
import { summarize, truncate } from './summary';

/** A call and its answer, over either transport. */
export interface Exchange {
  /** The call, as text for the report. */
  request: string;
  status: number;
  isSuccess: boolean;
  /** Undefined for a socket reply. */
  headers?: Headers;
  /** The raw answer. */
  text: string;
  /** The parsed answer; undefined if the text is not JSON. */
  body: unknown;
  ms: number;
}

/** The answer as text for the report. */
function responseText({ status, headers, text, body, ms }: Exchange): string {
  const start = `${status} in ${Math.round(ms)} ms`;
  if (body !== undefined) return `${start}: ${summarize(body)}`;
  const type = headers?.get('content-type') ?? 'no Content-Type';
  return text === '' ? `${start}, with an empty body` : `${start}, ${type}: ${truncate(text.trim())}`;
}

/** Creates the failure of a call whose answer breaks the contract. */
export const failureOf = (exchange: Exchange, expected: string | readonly string[], effect?: string) =>
  new Failure({
    request: exchange.request,
    response: responseText(exchange),
    expected: typeof expected === 'string' ? [expected] : expected,
    ...(effect && { effect }),
  });

export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
