import type { FaultRule } from '../operator/faults';
import type { Twist } from '../outcomes';

/** What goes back over the wire, and in which shape. */
export type Delivery =
  | { kind: 'whole'; status: number; body: unknown }
  | { kind: 'malformed'; status: number; body: unknown }
  | { kind: 'truncated'; status: number; body: unknown }
  | { kind: 'dropped' }
  | { kind: 'hanging' };

export type Wait = (ms: number) => Promise<void>;

type Whole = Extract<Delivery, { kind: 'whole' }>;

const serverError = { message: 'Internal server error', data: { message: 'Internal server error' } };

/** What a test amount makes of an answer. */
export async function twisted(answer: Whole, twist: Twist | undefined, wait: Wait): Promise<Delivery> {
  switch (twist?.kind) {
    case undefined:
      return answer;
    case 'lost':
      return { kind: 'dropped' };
    case 'malformed':
      return { ...answer, kind: 'malformed' };
    case 'breaksContract':
      return { ...answer, body: {} };
    case 'serverError':
      return { kind: 'whole', status: 500, body: serverError };
    case 'late':
      await wait(twist.ms);
      return answer;
  }
}

/** What a fault rule makes of an answer, or instead of one; a delay leaves it as it is. */
export async function faulty(rule: FaultRule, answer: Whole, wait: Wait): Promise<Delivery> {
  switch (rule.action) {
    case 'status':
      return { kind: 'whole', status: rule.status, body: rule.body ?? serverError };
    case 'delay':
      await wait(rule.ms);
      return answer;
    case 'hang':
      return { kind: 'hanging' };
    case 'drop':
      return { kind: 'dropped' };
    case 'malformed':
      return { ...answer, kind: 'malformed' };
    case 'truncate':
      return { ...answer, kind: 'truncated' };
  }
}
