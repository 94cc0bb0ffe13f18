import {
  type Caller,
  type Endpoint,
  headersFor,
  parseAnswer,
  type RequestOf,
  type ResponseOf,
  readErrorBody,
} from '@paywidget/shared/contract';
import type { HostPort } from '@paywidget/shared/host';
import { sleep, startDeadline } from './deadline';
import { isAbort, NetworkError, RequestTimeoutError, ResponseError } from './errors';
import { createServerClock, type ServerClock } from './serverClock';
import type { Transport, TransportReply, TransportRequest } from './transport';

const callLimitMs = 30_000;
const retriesOfNetworkErrors = 3;
const retryDelayMs = 2_000;

export interface CallOptions {
  signal?: AbortSignal;
  /** Sent as the header `Idempotency-Key`. For endpoints with `idempotent`. */
  idempotencyKey?: string;
  /**
   * Called just before the call resolves, with the token of the attempt that was answered. Only that token decrypts an
   * encrypted card.
   */
  onAnswered?: (token: string | undefined) => void;
}

/** The only way to call an endpoint. */
export interface Api {
  /**
   * Calls an endpoint and parses its answer. The time limit is 30 s for all attempts together.
   * @throws NetworkError, RequestTimeoutError, ResponseError or ContractError; the signal's AbortError.
   */
  call<E extends Endpoint>(endpoint: E, payload: RequestOf<E>, options?: CallOptions): Promise<ResponseOf<E>>;
  /** True if a call with this token was answered with 401. */
  hasExpired(token: string | undefined): boolean;
  /** The server's clock, set by every answer with a date. */
  readonly clock: ServerClock;
  /** Subscribes to the server's pushes. Returns an unsubscribe function. HTTP has no pushes. */
  onPush: Transport['onPush'];
  /** Calls back when a lost connection is open again. Returns an unsubscribe function. HTTP never calls back. */
  onReconnect: Transport['onReconnect'];
}

export interface ApiOptions {
  transport: Transport;
  host: HostPort;
  /** Called for each attempt, so that a renewed token is used at once. */
  caller: () => Caller;
  clock?: ServerClock;
}

export function createApi({ transport, host, caller, clock = createServerClock() }: ApiOptions): Api {
  const expired = new Set<string>();

  /** Reports to the host that a token expired. Reports each token only once, even if several calls fail. */
  function reportExpiry(token = '') {
    if (hasExpired(token)) return;
    expired.add(token);
    host.send('TokenExpired', {});
  }

  async function request(build: () => TransportRequest, retries: number): Promise<TransportReply> {
    const attempt = build();
    try {
      return await transport.request(attempt);
    } catch (error) {
      if (!(error instanceof NetworkError) || retries === 0) throw error;
      await sleep(retryDelayMs, attempt.signal);
      return request(build, retries - 1);
    }
  }

  async function call<E extends Endpoint>(
    endpoint: E,
    payload: RequestOf<E>,
    { signal, idempotencyKey, onAnswered }: CallOptions = {},
  ): Promise<ResponseOf<E>> {
    const deadline = startDeadline(callLimitMs, signal);
    /** The token of the current attempt. A retry may have a newer one. */
    let token: string | undefined;
    const build = (): TransportRequest => {
      const sender = caller();
      token = sender.token;
      return {
        endpoint: endpoint.key,
        method: endpoint.method,
        headers: headersFor(sender, idempotencyKey),
        payload: (payload ?? {}) as Readonly<Record<string, unknown>>,
        signal: deadline.signal,
        keepalive: endpoint.keepalive,
      };
    };
    try {
      const reply = await request(build, endpoint.retries ? retriesOfNetworkErrors : 0);
      if (reply.date !== undefined) clock.set(reply.date);
      if (reply.isSuccess) {
        onAnswered?.(token);
        return readAnswer(endpoint, reply.body);
      }
      if (reply.status === 401) reportExpiry(token);
      const { code, message } = readErrorBody(reply.body);
      throw new ResponseError(endpoint.key, reply.status, code, message);
    } catch (error) {
      const cause = deadline.hasPassed ? new RequestTimeoutError(endpoint.key) : error;
      if (!isAbort(cause)) reportFailure(endpoint.key, cause);
      throw cause;
    } finally {
      deadline.dispose();
    }
  }

  function readAnswer<E extends Endpoint>(endpoint: E, body: unknown): ResponseOf<E> {
    const { data, dropped } = parseAnswer(endpoint, body);
    for (const { path, reason } of dropped) {
      host.report('contract.dropped', `${endpoint.key} ${path}: ${reason}`);
    }
    return data;
  }

  function reportFailure(endpoint: string, error: unknown) {
    const status = error instanceof ResponseError ? error.status : undefined;
    const code = error instanceof ResponseError && error.code ? error.code : errorName(error);
    const message = error instanceof Error ? error.message : 'Unknown error';
    host.track('error', { endpoint, status, message });
    host.report(code, message);
  }

  const hasExpired = (token = '') => expired.has(token);

  return { call, hasExpired, clock, onPush: transport.onPush, onReconnect: transport.onReconnect };
}

function errorName(error: unknown): string {
  return error instanceof Error ? error.name : 'UnknownError';
}
