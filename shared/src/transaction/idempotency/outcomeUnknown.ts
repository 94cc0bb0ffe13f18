import { ResponseError } from '@paywidget/shared/api';

/** Statuses that may come from a gateway or mean a conflict. They do not tell the outcome of an earlier send. */
const gatewayStatuses = new Set([401, 408, 409, 425, 429]);

/**
 * True if the server may have created the deposit although the call failed: no response, time-out, 5xx or an invalid body.
 * After a 4xx the server has not created it. For a *resent* call, some 4xx do not prove this: an expired token or a rate
 * limit rejects the second send only, and a conflict means that the first send arrived.
 */
export function isOutcomeUnknown(error: unknown, isResend: boolean): boolean {
  if (!(error instanceof ResponseError)) return true;
  const { status } = error;
  const isDefinite = status >= 400 && status < 500;
  return !isDefinite || (isResend && gatewayStatuses.has(status));
}
