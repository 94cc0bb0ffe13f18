/** Tolerance: the server's clock is known in whole seconds only, and answers arrive with a delay. */
const clockErrorMs = 5_000;

/**
 * True if the request that was sent at `sentAt` (server time in ms since the epoch) may have created the deposit. An older
 * deposit is another deposit. The player may have seen it in another tab, or before a reload.
 */
export function isCreatedSince(answer: DepositAnswer, sentAt: number | undefined): boolean {
  const created = answer.created ?? answer.apiResponse?.data?.created;
  return created === undefined || sentAt === undefined || Date.parse(created) >= sentAt - clockErrorMs;
}

import type { DepositAnswer } from '@paywidget/shared/payments';
