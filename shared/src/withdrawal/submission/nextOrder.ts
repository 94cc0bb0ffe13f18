import type { WithdrawalOrder, WithdrawalSubmission } from './submission';
import { isSameRequest, type WithdrawalRequest } from './withdrawalRequest';

/** How long the server replays the answer to a key (decisions, section 6), less an hour for clocks and slow networks. */
const keyLifetimeMs = 23 * 3_600_000;

/** Whether the server still knows a key. After that, sending under it would be a new withdrawal. */
export const isReplayed = ({ createdAt }: { createdAt: number }, now: number): boolean =>
  now - createdAt < keyLifetimeMs;

/** The server's time in ms, and a key that nobody else has. */
export interface OrderPorts {
  now: number;
  createKey: () => string;
}

/**
 * The order that a press of confirm sends. While an earlier outcome is unknown its key is kept, whatever is sent: the same
 * body makes the server repeat its answer, another body is made only if the first was not. So a player who does not know
 * can never be paid out twice (decisions, section 6). Nothing while one is under way, has been
 * made, or was found to have been received: a press that was meant for that one must not make another.
 */
export function nextOrder(
  submission: WithdrawalSubmission,
  request: WithdrawalRequest,
  { now, createKey }: OrderPorts,
): WithdrawalOrder | undefined {
  const fresh = (): WithdrawalOrder => ({ key: createKey(), createdAt: now, request });
  switch (submission.step) {
    case 'sending':
    case 'created':
    case 'taken':
      return undefined;
    case 'unknown': {
      const { order } = submission;
      if (!isReplayed(order, now)) return fresh();
      return isSameRequest(order.request, request) ? order : { ...order, request, replaces: order };
    }
    case 'forgotten': {
      const { key, createdAt } = submission.attempt;
      if (key === undefined || !isReplayed(submission.attempt, now)) return fresh();
      return { key, createdAt, request, replaces: 'forgotten' };
    }
    default:
      return fresh();
  }
}
