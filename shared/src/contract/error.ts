import * as z from 'zod/mini';
import { lenient, ScalarText } from './kit';

/** An answer, a push or a host's payload that breaks the contract as a whole. */
export class ContractError extends Error {
  override name = 'ContractError';

  constructor(
    /** The endpoint's key, or the name of what was read. */
    readonly endpoint: string,
    /** Where in the answer, as `methods.3.name`; empty for the answer itself. */
    readonly path: string,
    reason: string,
  ) {
    super(`${endpoint} breaks the contract at '${path}': ${reason}`);
  }
}

/** The body of a failed answer (wire, "Errors"). */
export const ErrorBody = z.object({
  message: lenient(z.string()),
  data: lenient(z.object({ code: lenient(ScalarText), message: lenient(z.string()) })),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/** The server's code and message, as far as the body has them; never throws. */
export function readErrorBody(body: unknown): { code?: string; message?: string } {
  const { data, message } = z.safeParse(ErrorBody, body).data ?? {};
  return { code: data?.code, message: data?.message ?? message };
}
