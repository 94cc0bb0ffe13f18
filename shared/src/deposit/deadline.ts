import type { DepositAnswer } from '@paywidget/shared/state';

/** Of a bank transfer whose answer names no time (specification, section 9). */
const defaultTimeoutMinutes = 15;

/**
 * When a deposit's form or invoice ends, in ms since the epoch; nothing where it has no end. `arrivedAt` (server time)
 * stands in for a missing time of creation.
 */
export function deadlineOf(answer: DepositAnswer, arrivedAt: number): number | undefined {
  const data = answer.apiResponse?.data;
  const unifiedFlow = data?.unifiedFlow ?? answer.unifiedFlow;
  const isInvoice = Boolean(answer.card ?? answer.requisites ?? data?.card ?? data?.requisites);
  const minutes = answer.timeoutMinutes ?? data?.timeoutMinutes;
  if (minutes === undefined && unifiedFlow) return arrivedAt + unifiedFlow.lifetime * 1000;
  if (minutes === undefined && !isInvoice) return undefined;
  const created = answer.created ?? data?.created;
  const start = created === undefined ? arrivedAt : Date.parse(created);
  return start + (minutes ?? defaultTimeoutMinutes) * 60_000;
}
