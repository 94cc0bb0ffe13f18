import type { ResponseFault } from '../../ledger/testAmounts';
import type { FaultRule } from '../operator/faults';

/**
 * A response and its delivery: `complete` without a change, `malformed` with only half of its body, `truncated` with the
 * connection closed in the middle of the body, `dropped` with the connection closed at once, `hanging` never.
 */
export type Delivery =
  | { kind: 'complete'; status: number; body: unknown }
  | { kind: 'malformed'; status: number; body: unknown }
  | { kind: 'truncated'; status: number; body: unknown }
  | { kind: 'dropped' }
  | { kind: 'hanging' };

export type Wait = (ms: number) => Promise<void>;

type CompleteDelivery = Extract<Delivery, { kind: 'complete' }>;

const serverError = { message: 'Internal server error', data: { message: 'Internal server error' } };

/** Applies the delivery fault of a test amount to a response. */
export async function applyResponseFault(
  response: CompleteDelivery,
  fault: ResponseFault | undefined,
  wait: Wait,
): Promise<Delivery> {
  switch (fault?.kind) {
    case undefined:
      return response;
    case 'noResponse':
      return { kind: 'dropped' };
    case 'malformed':
      return { ...response, kind: 'malformed' };
    case 'breaksContract':
      return { ...response, body: {} };
    case 'serverError':
      return { kind: 'complete', status: 500, body: serverError };
    case 'delayed':
      await wait(fault.ms);
      return response;
  }
}

/** Applies a fault rule to a response. A delay leaves the response unchanged. */
export async function applyFaultRule(
  rule: FaultRule,
  response: CompleteDelivery,
  wait: Wait,
): Promise<Delivery> {
  switch (rule.action) {
    case 'status':
      return { kind: 'complete', status: rule.status, body: rule.body ?? serverError };
    case 'delay':
      await wait(rule.ms);
      return response;
    case 'hang':
      return { kind: 'hanging' };
    case 'drop':
      return { kind: 'dropped' };
    case 'malformed':
      return { ...response, kind: 'malformed' };
    case 'truncate':
      return { ...response, kind: 'truncated' };
  }
}
