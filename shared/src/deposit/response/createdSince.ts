/** Tolerance: the server's clock is known in whole seconds only, and answers arrive with a delay. */
const clockErrorMs = 5_000;

/**
 * True if a deposit may have been created by the request that was sent at `sentAt` (server time in ms since the epoch). An older
 * deposit is another one, which the player may have seen: in another tab, or before a reload.
 */
export function isCreatedSince(answer: DepositAnswer, sentAt: number | undefined): boolean {
  const created = answer.created ?? answer.apiResponse?.data?.created;
  return created === undefined || sentAt === undefined || Date.parse(created) >= sentAt - clockErrorMs;
}

import type { DepositAnswer } from '@paywidget/shared/payments';
