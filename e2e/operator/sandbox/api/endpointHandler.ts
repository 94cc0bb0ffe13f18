import type { Endpoint } from '@paywidget/shared/contract';
import type * as z from 'zod/mini';
import type { ResponseFault } from '../../ledger/testAmounts';
import type { Caller } from '../operator/caller';

/** The response body of an endpoint. `responseFault` affects only the first delivery, not the stored response. */
export interface HandlerResult<Body = unknown> {
  body: Body;
  responseFault?: ResponseFault;
}

export interface EndpointHandler {
  endpoint: Endpoint;
  /** @throws ApiError if the operator rejects the request. */
  run(request: unknown, caller: Caller): HandlerResult;
}

type Body<E extends Endpoint> = z.input<E['response']>;

/** Defines a handler that takes the parsed request and returns the response body. */
export const defineHandler = <E extends Endpoint>(
  endpoint: E,
  run: (request: z.output<E['request']>, caller: Caller) => Body<E>,
): EndpointHandler => ({
  endpoint,
  run: (request, caller) => ({ body: run(request as z.output<E['request']>, caller) }),
});

/** Defines a handler for an endpoint whose response delivery a test amount can disturb. */
export const defineHandlerWithFault = <E extends Endpoint>(
  endpoint: E,
  run: (request: z.output<E['request']>, caller: Caller) => HandlerResult<Body<E>>,
): EndpointHandler => ({ endpoint, run: run as EndpointHandler['run'] });
