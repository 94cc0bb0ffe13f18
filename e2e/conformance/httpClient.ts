import { described, headerNotes } from './described';
import { type Exchange, parsedJson } from './exchange';
import { Failure } from './fault';

/** Nothing answers at the address: no row can be tried. */
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

/** fetch says 'fetch failed' and keeps the reason to itself. */
function reasonOf(error: unknown): string {
  const { cause = error } = error as { cause?: unknown };
  const { code, message } = cause as { code?: string; message?: string };
  // Where several addresses were tried, there is a code and no message.
  return [code, message].filter(Boolean).join(': ') || String(cause);
}

const isTimeout = (error: unknown) => (error as { name?: string }).name === 'TimeoutError';

const withoutOrigin = (url: string) => url.replace(/^https?:\/\/[^/]+/, '');

/** @throws Failure when no answer comes, or none in time; redirects are not followed. */
export async function exchange({ url, method, headers, payload, limitMs }: HttpRequest): Promise<Exchange> {
  const body = payload === undefined ? '' : ` ${described(payload)}`;
  const asked = `${method} ${withoutOrigin(url)}${body}${headerNotes(headers)}`;
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
      asked,
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
      asked,
      came: isLate ? `nothing for ${limitMs / 1000} s` : `no answer: ${reasonOf(error)}`,
      wants: [isLate ? `an answer within ${limitMs / 1000} s` : 'an answer'],
      so: 'Players read that the connection failed or that the server took too long',
    });
  }
}

/** @throws UnreachableError unless anything at all answers over HTTP. */
export async function reach(url: string, limitMs: number): Promise<void> {
  try {
    await fetch(url, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(limitMs) });
  } catch (error) {
    // Whoever keeps silent is there: the rows say which of their calls get no answer.
    if (isTimeout(error)) return;
    throw new UnreachableError(`Nothing answers at ${url}: ${reasonOf(error)}`);
  }
}
