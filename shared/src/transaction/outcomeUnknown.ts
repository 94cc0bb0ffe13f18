import { ResponseError } from '@paywidget/shared/api';

/** Answers of whoever stands before the server's memory of keys: they say nothing of what an earlier send did. */
const gatewayStatuses = new Set([401, 408, 409, 425, 429]);

/**
 * Whether a failed create call leaves open if the server created the deposit (decisions, section 6): no answer, a time
 * limit, 5xx, an answer that breaks the contract, and anything else but a clear no. A call sent *again* is settled by
 * fewer answers: an expired token or a rate limit refuses the second send only, and a conflict says that the first one
 * arrived.
 */
export function isOutcomeUnknown(error: unknown, isResend: boolean): boolean {
  if (!(error instanceof ResponseError)) return true;
  const { status } = error;
  const isDefinite = status >= 400 && status < 500;
  return !isDefinite || (isResend && gatewayStatuses.has(status));
}
