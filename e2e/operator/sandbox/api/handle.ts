import { parseAnswer } from '@paywidget/shared/contract';
import { endpoints } from '@paywidget/shared/contract/payments';
import { requestDigest } from '../../ledger/idempotency';
import type { Player } from '../../ledger/players';
import type { ResponseFault } from '../../ledger/testAmounts';
import { ApiError } from '../operator/apiError';
import { bearerToken, type Caller } from '../operator/caller';
import type { Faults } from '../operator/faults';
import type { Operator } from '../operator/operator';
import type { RequestLog } from '../operator/requestLog';
import { inOtherForms } from '../operator/wireForms';
import { withEncryptedCard } from './cardEncryption';
import { applyFaultRule, applyResponseFault, type Delivery, type Wait } from './delivery';
import type { EndpointHandler } from './endpointHandler';
import { handlers } from './handlers';
import { checkHeaders, parseRequest } from './requestCheck';

/** Endpoints that need no token: metrics are sent before the player signs in. */
const publicEndpoints: ReadonlySet<string> = new Set([endpoints.sendMetrics.key]);

/** All answers with a deposit have the same form, because `deposit-check` repeats the answer of the create call. */
const entityOf = (endpoint: string) =>
  /deposit-(?:create|prepare|check|continue)/.test(endpoint) ? 'deposit' : endpoint;

/** One call over any transport. Header names are in lower case. */
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
  /** Returns the delay in ms before a response. */
  responseDelay: () => number;
  /** Rewrites every response in other forms that the contract allows. */
  variesForms: boolean;
  /** Validates every response against the contract before sending it, so that the sandbox cannot deviate from it. */
  checksAnswers: boolean;
}

const anonymousPlayer: Player = {
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

/** A response before it is delivered, and the fault to deliver it with. */
interface Result {
  status: number;
  body: unknown;
  responseFault?: ResponseFault;
}

/** Creates the operator's API as one function, which every transport calls. */
export function createApi({
  operator,
  faults,
  requests,
  wait,
  responseDelay,
  variesForms,
  checksAnswers,
}: ApiOptions) {
  function runHandler({ run }: EndpointHandler, request: unknown, caller: Caller): Result {
    try {
      return { status: 200, ...operator.store.transaction(() => run(request, caller)) };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Revoke the token here, because the error has rolled back the handler's transaction.
      if (error.status === 401) operator.players.revokeToken(caller.token);
      return { status: error.status, body: error.body };
    }
  }

  /**
   * Runs the handler once per idempotency key and replays the stored response after that. The response is stored as the
   * handler returned it, so that a replay delivers it intact even if the first delivery failed.
   */
  function runIdempotently(
    handler: EndpointHandler,
    request: unknown,
    payload: unknown,
    caller: Caller,
  ): Result & { isReplay: boolean } {
    const { idempotency, store } = operator;
    const { player, idempotencyKey: key, now } = caller;
    if (key === undefined) return { ...runHandler(handler, request, caller), isReplay: false };
    const digest = requestDigest(handler.endpoint.key, payload);
    const recorded = idempotency.find(player.id, key, digest, now);
    if (recorded === 'conflict') {
      const conflict = new ApiError(
        409,
        'The idempotency key was used for another request',
        'banking.idempotencyConflict',
      );
      return { status: 409, body: conflict.body, isReplay: false };
    }
    if (recorded) return { ...recorded, isReplay: true };
    return store.transaction(() => {
      const first = runHandler(handler, request, caller);
      // A 5xx did nothing, so a retry with the same key runs the handler again.
      if (first.status < 500) idempotency.record(player.id, key, digest, first, now);
      return { ...first, isReplay: false };
    });
  }

  /** Returns the response unchanged. @throws Error if its body breaks the contract. */
  function validated({ endpoint }: EndpointHandler, status: number, body: unknown): Result {
    if (!checksAnswers || status !== 200) return { status, body };
    const { dropped } = parseAnswer(endpoint, body);
    if (dropped.length === 0) return { status, body };
    throw new Error(`${endpoint.key}: ${dropped.map(({ path, reason }) => `${path}: ${reason}`).join('; ')}`);
  }

  function processCall(call: Call, player: Player | undefined, token: string): Result {
    const handler = handlers.get(call.endpoint);
    if (handler?.endpoint.method !== call.method) {
      const status = handler ? 405 : 404;
      return { status, body: new ApiError(status, `No ${call.method} ${call.endpoint}`).body };
    }
    if (!player && !publicEndpoints.has(call.endpoint)) {
      return { status: 401, body: new ApiError(401, 'Token expired or unknown').body };
    }
    try {
      checkHeaders(handler.endpoint, call.headers);
      const request = parseRequest(handler.endpoint, call.payload);
      const idempotencyKey = call.headers['idempotency-key'];
      const caller = {
        operator,
        player: player ?? anonymousPlayer,
        token,
        idempotencyKey,
        now: operator.clock.now(),
      };
      const { status, body, responseFault, isReplay } = runIdempotently(
        handler,
        request,
        call.payload,
        caller,
      );
      operator.store.run(
        'INSERT INTO attempts (player_id, endpoint, idempotency_key, status, replayed, at) VALUES (?, ?, ?, ?, ?, ?)',
        caller.player.id,
        call.endpoint,
        idempotencyKey ?? null,
        status,
        isReplay ? 1 : 0,
        caller.now,
      );
      const sealed = withEncryptedCard(body, token);
      const sent =
        variesForms && status === 200
          ? inOtherForms(handler.endpoint.response, sealed, entityOf(call.endpoint))
          : sealed;
      return { ...validated(handler, status, sent), responseFault };
    } catch (error) {
      if (error instanceof ApiError) return { status: error.status, body: error.body };
      console.error(error);
      const message = `The sandbox failed: ${error instanceof Error ? error.message : error}`;
      return { status: 500, body: { message, data: { message, code: 'sandbox.failure' } } };
    }
  }

  return async function handle(call: Call): Promise<Delivery> {
    const token = bearerToken(call.headers.authorization);
    const player = operator.players.findByToken(token, operator.clock.now());
    const playerId = player?.id ?? operator.players.findByTokenOrId(token)?.id;
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
    const skipsHandler = fault && fault.action !== 'delay' && fault.when !== 'after';

    await wait(responseDelay());
    const { responseFault, ...result } = skipsHandler
      ? { status: 200, body: {}, responseFault: undefined }
      : processCall(call, player, token);
    const response = { kind: 'complete', ...result } as const;
    const delivery = fault
      ? await applyFaultRule(fault, response, wait)
      : await applyResponseFault(response, responseFault, wait);
    if ('status' in delivery) entry.status = delivery.status;
    return delivery;
  };
}

export type Handle = ReturnType<typeof createApi>;
