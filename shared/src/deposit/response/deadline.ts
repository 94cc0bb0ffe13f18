/** The time limit of a bank transfer whose answer has no time limit. */
const defaultTimeoutMinutes = 15;

const minutesOf = ({ timeoutMinutes, apiResponse }: DepositAnswer) =>
  timeoutMinutes ?? apiResponse?.data?.timeoutMinutes;

/**
 * The largest time that a `Date` can hold, in ms. Storage could not keep a later deadline, and would lose the whole attempt.
 */
const endlessMs = 8.64e15;

/** How long a deposit's form or invoice is valid, in ms, 0 or more. Undefined if it does not expire. */
export function lifetimeOf(answer: DepositAnswer): number | undefined {
  const lifetime = namedLifetimeOf(answer);
  return lifetime !== undefined && lifetime < endlessMs ? Math.max(lifetime, 0) : undefined;
}

function namedLifetimeOf(answer: DepositAnswer): number | undefined {
  const data = answer.apiResponse?.data;
  const unifiedFlow = data?.unifiedFlow ?? answer.unifiedFlow;
  const isInvoice = Boolean(answer.card ?? answer.requisites ?? data?.card ?? data?.requisites);
  const minutes = minutesOf(answer);
  if (minutes === undefined && unifiedFlow) return unifiedFlow.lifetime * 1000;
  if (minutes === undefined && !isInvoice) return undefined;
  return (minutes ?? defaultTimeoutMinutes) * 60_000;
}

/**
 * When a deposit's form or invoice expires, in ms since the epoch by the server's clock. Undefined if it does not expire.
 * `arrivedAt` (server time) replaces a missing creation time. A unified form's lifetime always counts from `arrivedAt`.
 */
export function deadlineOf(answer: DepositAnswer, arrivedAt: number): number | undefined {
  const lifetime = lifetimeOf(answer);
  if (lifetime === undefined) return undefined;
  const data = answer.apiResponse?.data;
  const isForm = minutesOf(answer) === undefined && Boolean(data?.unifiedFlow ?? answer.unifiedFlow);
  const created = isForm ? undefined : (answer.created ?? data?.created);
  return (created === undefined ? arrivedAt : Date.parse(created)) + lifetime;
}

import type { DepositAnswer } from '@paywidget/shared/payments';
