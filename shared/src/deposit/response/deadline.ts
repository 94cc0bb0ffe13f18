import type { DepositAnswer } from '@paywidget/shared/state';

/** Of a bank transfer whose answer names no time (specification, section 9). */
const defaultTimeoutMinutes = 15;

const minutesOf = ({ timeoutMinutes, apiResponse }: DepositAnswer) =>
  timeoutMinutes ?? apiResponse?.data?.timeoutMinutes;

/** How long a deposit's form or invoice lives, in ms; nothing where it has no end. */
export function lifetimeOf(answer: DepositAnswer): number | undefined {
  const data = answer.apiResponse?.data;
  const unifiedFlow = data?.unifiedFlow ?? answer.unifiedFlow;
  const isInvoice = Boolean(answer.card ?? answer.requisites ?? data?.card ?? data?.requisites);
  const minutes = minutesOf(answer);
  if (minutes === undefined && unifiedFlow) return unifiedFlow.lifetime * 1000;
  if (minutes === undefined && !isInvoice) return undefined;
  return (minutes ?? defaultTimeoutMinutes) * 60_000;
}

/**
 * When a deposit's form or invoice ends, in ms since the epoch; nothing where it has no end. `arrivedAt` (server time)
 * stands in for a missing time of creation, and for that of a unified form, whose lifetime counts from its arrival.
 */
export function deadlineOf(answer: DepositAnswer, arrivedAt: number): number | undefined {
  const lifetime = lifetimeOf(answer);
  if (lifetime === undefined) return undefined;
  const data = answer.apiResponse?.data;
  const isForm = minutesOf(answer) === undefined && Boolean(data?.unifiedFlow ?? answer.unifiedFlow);
  const created = isForm ? undefined : (answer.created ?? data?.created);
  return (created === undefined ? arrivedAt : Date.parse(created)) + lifetime;
}
