import { described, shortened } from './described';
import { Failure } from './fault';

/** A call and its answer, over either transport. */
export interface Exchange {
  asked: string;
  status: number;
  isSuccess: boolean;
  /** Absent for a socket, which has none. */
  headers?: Headers;
  /** As it came. */
  text: string;
  /** `undefined` where the text is no JSON. */
  body: unknown;
  ms: number;
}

/** What came, in words. */
function cameOf({ status, headers, text, body, ms }: Exchange): string {
  const said = `${status} in ${Math.round(ms)} ms`;
  if (body !== undefined) return `${said}: ${described(body)}`;
  const type = headers?.get('content-type') ?? 'no Content-Type';
  return text === '' ? `${said}, with an empty body` : `${said}, ${type}: ${shortened(text.trim())}`;
}

/** The failure of a call that was answered, but not as the contract wants it. */
export const failureOf = (exchange: Exchange, wants: string | readonly string[], so?: string) =>
  new Failure({
    asked: exchange.asked,
    came: cameOf(exchange),
    wants: typeof wants === 'string' ? [wants] : wants,
    ...(so && { so }),
  });

export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
