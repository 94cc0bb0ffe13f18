import { type Exchange, parsedJson } from './exchange';
import { Failure } from './fault';
import { headerNotes, summarize } from './summary';

/** Thrown if nothing answers at the address, so that no row can be checked. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
}

export interface HttpRequest {
  url: string;
  method: string;
  headers: Readonly<Record<string, string>>;
  payload?: unknown;
  limitMs: number;
}

/** Returns the reason of a failed fetch, whose own message is only 'fetch failed'. */
function reasonOf(error: unknown): string {
  const { cause = error } = error as { cause?: unknown };
  const { code, message } = cause as { code?: string; message?: string };
  // If several addresses were tried, the error has a code but no message.
  return [code, message].filter(Boolean).join(': ') || String(cause);
}

const isTimeout = (error: unknown) => (error as { name?: string }).name === 'TimeoutError';

const withoutOrigin = (url: string) => url.replace(/^https?:\/\/[^/]+/, '');

/** Sends one request. Does not follow redirects. @throws Failure if there is no answer within `limitMs`. */
export async function exchange({ url, method, headers, payload, limitMs }: HttpRequest): Promise<Exchange> {
  const body = payload === undefined ? '' : ` ${summarize(payload)}`;
  const request = `${method} ${withoutOrigin(url)}${body}${headerNotes(headers)}`;
  const start = performance.now();
  try {
    const response = await fetch(url, {
      method,
      headers: { ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(limitMs),
      ...(payload !== undefined && { body: JSON.stringify(payload) }),
    });
    const text = await response.text();
    return {
      request,
      status: response.status,
      isSuccess: response.ok,
      headers: response.headers,
      text,
      body: parsedJson(text),
      ms: performance.now() - start,
    };
  } catch (error) {
    const isLate = isTimeout(error);
    throw new Failure({
      request,
      response: isLate ? `nothing for ${limitMs / 1000} s` : `no answer: ${reasonOf(error)}`,
      expected: [isLate ? `an answer within ${limitMs / 1000} s` : 'an answer'],
      effect: 'Players read that the connection failed or that the server took too long',
    });
  }
}

/** Checks that something answers at the address over HTTP. @throws UnreachableError if not. */
export async function reach(url: string, limitMs: number): Promise<void> {
  try {
    await fetch(url, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(limitMs) });
  } catch (error) {
    // A server that does not answer is reachable. The rows report which of their calls get no answer.
    if (isTimeout(error)) return;
    throw new UnreachableError(`Nothing answers at ${url}: ${reasonOf(error)}`);
  }
}
