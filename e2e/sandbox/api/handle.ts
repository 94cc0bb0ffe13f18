import { parseAnswer } from '@paywidget/shared/contract';
import { endpoints } from '@paywidget/shared/contract/payments';
import type { Caller } from '../operator/caller';
import type { Faults } from '../operator/faults';
import type { Operator } from '../operator/operator';
import { Refusal } from '../operator/refusal';
import type { RequestLog } from '../operator/requestLog';
import type { Twist } from '../outcomes';
import { requestDigest } from '../store/idempotency';
import type { Player } from '../store/players';
import { type Delivery, faulty, twisted, type Wait } from './delivery';
import type { EndpointHandler } from './endpointHandler';
import { handlers } from './handlers';
import { checkHeaders, parseRequest } from './requestCheck';
import { sealed } from './sealedCard';

/** Measurements are taken from players who have not signed in yet. */
const openEndpoints: ReadonlySet<string> = new Set([endpoints.sendMetrics.key]);

/** One call, whichever transport brought it. Header names are in lower case. */
export interface Call {
  endpoint: string;
  method: string;
  headers: Readonly<Record<string, string | undefined>>;
  payload: unknown;
  transport: 'http' | 'socket';
}

interface ApiOptions {
  operator: Operator;
  faults: Faults;
  requests: RequestLog;
  wait: Wait;
  /** How long the operator thinks before it answers, in ms. */
  thinkingTime: () => number;
  /** Parses every answer by the contract before it leaves, so that the sandbox cannot drift from it. */
  checksAnswers: boolean;
}

const nobody: Player = {
  id: 'nobody',
  country: '',
  currency: '',
  profile: {
    name: '',
    email: '',
    phone: '',
    lang: 'en',
    platform: 'desktop',
    widgetViewType: 'main',
    hasAdditionalAccount: false,
  },
};

interface Answer {
  status: number;
  body: unknown;
  twist?: Twist;
}

/** The operator's API as one function. */
export function createApi({ operator, faults, requests, wait, thinkingTime, checksAnswers }: ApiOptions) {
  function answer({ run }: EndpointHandler, request: unknown, caller: Caller): Answer {
    try {
      return { status: 200, ...operator.store.transaction(() => run(request, caller)) };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // A token that is no longer good stays so: the refusal undid everything else.
      if (error.status === 401) operator.players.revokeToken(caller.token);
      return { status: error.status, body: error.body };
    }
  }

  /** First answers are kept as they were meant, so that a replay brings what a spoiled delivery lost. */
  function answerOnce(
    handler: EndpointHandler,
    request: unknown,
    payload: unknown,
    caller: Caller,
  ): Answer & { isReplay: boolean } {
    const { idempotency, store } = operator;
    const { player, idempotencyKey: key, now } = caller;
    if (key === undefined) return { ...answer(handler, request, caller), isReplay: false };
    const digest = requestDigest(handler.endpoint.key, payload);
    const recorded = idempotency.find(player.id, key, digest, now);
    if (recorded === 'conflict') {
      const conflict = new Refusal(
        409,
        'The key was used for another request',
        'banking.idempotencyConflict',
      );
      return { status: 409, body: conflict.body, isReplay: false };
    }
    if (recorded) return { ...recorded, isReplay: true };
    return store.transaction(() => {
      const first = answer(handler, request, caller);
      // What failed before it did anything may be tried again under its key.
      if (first.status < 500) idempotency.record(player.id, key, digest, first, now);
      return { ...first, isReplay: false };
    });
  }

  function checked({ endpoint }: EndpointHandler, status: number, body: unknown): Answer {
    if (!checksAnswers || status !== 200) return { status, body };
    const { dropped } = parseAnswer(endpoint, body);
    if (dropped.length === 0) return { status, body };
    throw new Error(`${endpoint.key}: ${dropped.map(({ path, reason }) => `${path}: ${reason}`).join('; ')}`);
  }

  function work(call: Call, player: Player | undefined, token: string): Answer {
    const handler = handlers.get(call.endpoint);
    if (handler?.endpoint.method !== call.method) {
      const status = handler ? 405 : 404;
      return { status, body: new Refusal(status, `No ${call.method} ${call.endpoint}`).body };
    }
    if (!player && !openEndpoints.has(call.endpoint)) {
      return { status: 401, body: new Refusal(401, 'Token expired or unknown').body };
    }
    try {
      checkHeaders(handler.endpoint, call.headers);
      const request = parseRequest(handler.endpoint, call.payload);
      const idempotencyKey = call.headers['idempotency-key'];
      const caller = { operator, player: player ?? nobody, token, idempotencyKey, now: operator.clock.now() };
      const { status, body, twist, isReplay } = answerOnce(handler, request, call.payload, caller);
      operator.store.run(
        'INSERT INTO attempts (player_id, endpoint, idempotency_key, status, replayed, at) VALUES (?, ?, ?, ?, ?, ?)',
        caller.player.id,
        call.endpoint,
        idempotencyKey ?? null,
        status,
        isReplay ? 1 : 0,
        caller.now,
      );
      return { ...checked(handler, status, sealed(body, token)), twist };
    } catch (error) {
      if (error instanceof Refusal) return { status: error.status, body: error.body };
      console.error(error);
      const message = `The sandbox failed: ${error instanceof Error ? error.message : error}`;
      return { status: 500, body: { message, data: { message, code: 'sandbox.failure' } } };
    }
  }

  return async function handle(call: Call): Promise<Delivery> {
    const token = /^Bearer (.+)$/.exec(call.headers.authorization ?? '')?.[1] ?? '';
    const player = operator.players.byToken(token, operator.clock.now());
    const playerId = player?.id ?? operator.players.known(token)?.id;
    const scope = call.headers['x-sandbox-scope'];
    const path = `/api/${call.endpoint}`;
    const entry = requests.add({
      at: new Date(operator.clock.now()).toISOString(),
      path,
      playerId,
      scope,
      ...call,
    });
    const fault = faults.due({ path, endpoint: call.endpoint, method: call.method, playerId, scope });
    const refusesEarly = fault && fault.action !== 'delay' && fault.when !== 'after';

    await wait(thinkingTime());
    const { twist, ...answered } = refusesEarly
      ? { status: 200, body: {}, twist: undefined }
      : work(call, player, token);
    const whole = { kind: 'whole', ...answered } as const;
    const delivery = fault ? await faulty(fault, whole, wait) : await twisted(whole, twist, wait);
    if ('status' in delivery) entry.status = delivery.status;
    return delivery;
  };
}

export type Handle = ReturnType<typeof createApi>;
