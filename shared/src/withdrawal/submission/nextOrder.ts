import type { WithdrawalOrder, WithdrawalRequest, WithdrawalSubmission } from '@paywidget/shared/payments';
import { isSameRequest } from './withdrawalRequest';

/** The server repeats its response to a key for 24 hours. One hour less allows for clocks and slow networks. */
const keyLifetimeMs = 23 * 3_600_000;

/** True if the server may have forgotten the key. A request under this key could then create a second withdrawal. */
export const isKeyExpired = ({ createdAt }: { createdAt: number }, now: number): boolean =>
  now - createdAt >= keyLifetimeMs;

export interface NextOrderOptions {
  /** Server time in ms since the epoch. */
  now: number;
  /** Returns a unique idempotency key. */
  createKey: () => string;
}

/**
 * Returns the order to send when the player confirms a request. While an earlier outcome is unknown, the order keeps the
 * earlier key: for the same body the server repeats its response, and for another body it creates a withdrawal only if it
 * has not created the first one. So the player can never be paid out twice. Returns undefined while an order is being sent,
 * after the withdrawal is created, and after a key conflict: a press meant for the earlier withdrawal must not create
 * another one. See docs/decisions/011-withdrawal-of-unknown-outcome.md.
 */
export function nextOrder(
  submission: WithdrawalSubmission,
  request: WithdrawalRequest,
  { now, createKey }: NextOrderOptions,
): WithdrawalOrder | undefined {
  const createOrder = (): WithdrawalOrder => ({ key: createKey(), createdAt: now, request });
  switch (submission.step) {
    case 'sending':
    case 'created':
    case 'keyConflict':
      return undefined;
    case 'unknown': {
      const { order } = submission;
      if (isKeyExpired(order, now)) return createOrder();
      return isSameRequest(order.request, request) ? order : { ...order, request, replaces: order };
    }
    case 'detailsLost': {
      const { key, createdAt } = submission.attempt;
      if (key === undefined || isKeyExpired(submission.attempt, now)) return createOrder();
      return { key, createdAt, request, replaces: 'detailsLost' };
    }
    default:
      return createOrder();
  }
}
