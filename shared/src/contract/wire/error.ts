import * as z from 'zod/mini';
import { lenient, ScalarText } from './fieldSchemas';

/** Thrown if an answer, a push or a host's payload cannot be used, because a needed part is missing or invalid. */
export class ContractError extends Error {
  override name = 'ContractError';

  constructor(
    /** The parsed data: the endpoint's key, or the name of the push or payload. */
    readonly endpoint: string,
    /** The path of the invalid part, such as `methods.3.name`. Empty for the data as a whole. */
    readonly path: string,
    reason: string,
  ) {
    super(`${endpoint} breaks the contract at '${path}': ${reason}`);
  }
}

/** The body of an error response. */
export const ErrorBody = z.object({
  message: lenient(z.string()),
  data: lenient(z.object({ code: lenient(ScalarText), message: lenient(z.string()) })),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/** Reads the server's code and message from the body, if it has them. Never throws. */
export function readErrorBody(body: unknown): { code?: string; message?: string } {
  const { data, message } = z.safeParse(ErrorBody, body).data ?? {};
  return { code: data?.code, message: data?.message ?? message };
}
