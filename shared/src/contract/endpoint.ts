import type * as z from 'zod/mini';

/**
 * One call of the operator's API. `key` is the path under the API prefix; the socket writes it with `:` for `/`.
 * Requests are validated by the sandbox, answers are read by `parseAnswer`.
 */
export interface Endpoint<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly key: string;
  readonly method: 'GET' | 'POST';
  /** Whether a network error is tried again. */
  readonly retries: boolean;
  /** Whether the call carries an `Idempotency-Key`. */
  readonly idempotent: boolean;
  /** Whether the call outlives the page, and so always goes over HTTP. */
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

/** Declares an endpoint; what the declaration leaves out is a POST, tried once, without an idempotency key. */
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
