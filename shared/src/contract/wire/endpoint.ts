import type * as z from 'zod/mini';

/**
 * A call of the operator's API. `key` is the path after the API prefix. The socket writes `:` instead of `/`. `parseAnswer`
 * validates answers with the `response` schema, and the sandbox validates requests with the `request` schema.
 */
export interface Endpoint<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly key: string;
  readonly method: 'GET' | 'POST';
  /** True if the call is retried after a network error. */
  readonly retries: boolean;
  /** True if the call has an `Idempotency-Key` header. */
  readonly idempotent: boolean;
  /** True if the call outlives the page. It is then always sent over HTTP. */
  readonly keepalive?: boolean;
  readonly request: Request;
  readonly response: Response;
}

export type RequestOf<E extends Endpoint> = z.input<E['request']>;
export type ResponseOf<E extends Endpoint> = z.output<E['response']>;

type Declaration<Request extends z.ZodMiniType, Response extends z.ZodMiniType> = Pick<
  Endpoint<Request, Response>,
  'request' | 'response'
> &
  Partial<Endpoint<Request, Response>>;

/** Declares an endpoint. By default it is a POST without retries and without an idempotency key. */
export const defineEndpoint = <Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  key: string,
  declaration: Declaration<Request, Response>,
): Endpoint<Request, Response> => ({
  method: 'POST',
  retries: false,
  idempotent: false,
  ...declaration,
  key,
});
