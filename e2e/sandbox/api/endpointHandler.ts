import type { Endpoint } from '@paywidget/shared/contract';
import type * as z from 'zod/mini';
import type { Caller } from '../operator/caller';
import type { Twist } from '../outcomes';

/** What an endpoint answers; the twist spoils the delivery of the first answer, not the answer itself. */
export interface Handled<Body = unknown> {
  body: Body;
  twist?: Twist;
}

export interface EndpointHandler {
  endpoint: Endpoint;
  /** @throws Refusal */
  run(request: unknown, caller: Caller): Handled;
}

type Body<E extends Endpoint> = z.input<E['response']>;

/** An endpoint's work: from its parsed request to the answer that its contract allows. */
export const handles = <E extends Endpoint>(
  endpoint: E,
  run: (request: z.output<E['request']>, caller: Caller) => Body<E>,
): EndpointHandler => ({
  endpoint,
  run: (request, caller) => ({ body: run(request as z.output<E['request']>, caller) }),
});

/** The same for an endpoint whose answers test amounts may spoil. */
export const handlesWithTwist = <E extends Endpoint>(
  endpoint: E,
  run: (request: z.output<E['request']>, caller: Caller) => Handled<Body<E>>,
): EndpointHandler => ({ endpoint, run: run as EndpointHandler['run'] });
