import {
  NetworkError,
  type Transport,
  type TransportReply,
  type TransportRequest,
} from '@paywidget/shared/api';
import type { Endpoint } from '@paywidget/shared/contract';

type Payload = TransportRequest['payload'];
type Answer = (payload: Payload, request: TransportRequest) => TransportReply | Promise<TransportReply>;

/** A request that waits until the test answers it. */
export interface HeldRequest {
  answer(body: unknown): void;
  refuse(status: number, body?: unknown): void;
  lose(): void;
}

/** A transport whose answers a test sets. The last answer for an endpoint counts. Without an answer it answers 404. */
export interface FakeServer extends Transport {
  /** Answers with a body, or with the result of a function of the request's payload. */
  answer(endpoint: Endpoint, body: unknown | ((payload: Payload) => unknown)): void;
  /** Answers with an error status. */
  refuse(endpoint: Endpoint, status: number, body?: unknown): void;
  /** Never answers: the connection fails. */
  lose(endpoint: Endpoint): void;
  /** Keeps requests waiting until the test answers. One answer resolves them all. */
  hold(endpoint: Endpoint): HeldRequest;
  /** The payloads of the requests to an endpoint, in order. */
  requestsTo(endpoint: Endpoint): TransportRequest[];
  push(event: string, data: unknown): void;
  /** Reports that a lost connection is open again. */
  reconnect(): void;
}

const success = (body: unknown): TransportReply => ({ status: 200, isSuccess: true, body });
const refusal = (status: number, body: unknown = {}): TransportReply => ({ status, isSuccess: false, body });

export function createFakeServer(): FakeServer {
  const requests: TransportRequest[] = [];
  const answers = new Map<string, Answer>();
  const listeners = new Set<(event: string, data: unknown) => void>();
  const reconnected = new Set<() => void>();

  function hold({ key }: Endpoint): HeldRequest {
    let decide: (outcome: TransportReply | NetworkError) => void = () => undefined;
    const outcome = new Promise<TransportReply | NetworkError>((resolve) => {
      decide = resolve;
    });
    answers.set(key, async () => {
      const decided = await outcome;
      if (decided instanceof NetworkError) throw decided;
      return decided;
    });
    return {
      answer: (body) => decide(success(body)),
      refuse: (status, body) => decide(refusal(status, body)),
      lose: () => decide(new NetworkError(key)),
    };
  }

  return {
    answer: ({ key }, body) =>
      void answers.set(key, (payload) => success(typeof body === 'function' ? body(payload) : body)),
    refuse: ({ key }, status, body) => void answers.set(key, () => refusal(status, body)),
    lose: ({ key }) => void answers.set(key, () => Promise.reject(new NetworkError(key))),
    hold,
    requestsTo: ({ key }) => requests.filter(({ endpoint }) => endpoint === key),
    push: (event, data) => {
      for (const listener of listeners) listener(event, data);
    },
    onPush: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    reconnect: () => {
      for (const listener of reconnected) listener();
    },
    onReconnect: (listener) => {
      reconnected.add(listener);
      return () => void reconnected.delete(listener);
    },
    dispose() {
      listeners.clear();
      reconnected.clear();
    },
    request: (request) => {
      requests.push(request);
      const answer = answers.get(request.endpoint) ?? (() => refusal(404));
      return orAborted(
        Promise.resolve().then(() => answer(request.payload, request)),
        request.signal,
      );
    },
  };
}

function orAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    promise.then(resolve, reject);
  });
}
