import * as z from 'zod/mini';
import { lenient, ScalarText } from './kit';

/** An answer, a push or a host's payload that breaks the contract as a whole. */
export class ContractError extends Error {
  override name = 'ContractError';

  constructor(
    /** The endpoint's key, or the name of the data. */
    readonly endpoint: string,
    /** The place in the data, such as `methods.3.name`. Empty for the data itself. */
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

/** Reads the server's code and message from the body, if they are there. Never throws. */
export function readErrorBody(body: unknown): { code?: string; message?: string } {
  const { data, message } = z.safeParse(ErrorBody, body).data ?? {};
  return { code: data?.code, message: data?.message ?? message };
}
