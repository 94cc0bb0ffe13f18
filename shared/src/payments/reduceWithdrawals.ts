/**
 * The life of a withdrawal or redemption, as a reducer. Only the last one is known, because the widget sends no other one
 * meanwhile.
 *
 *           withdrawalSent            withdrawalCreated          seen, then left
 *   none ─────────────────▶ sending ────────────────────▶ created ──────────────▶ none
 *    ▲                        │  ▲ │
 *    │ keyForgotten           │  │ │ withdrawalRejected
 *    │ (when the page is left)│  │ └────────────────────▶ rejected ──▶ sending
 *  keyConflict ◀──────────────┤  │ sent again
 *                             ▼  │        keyExpired, reload
 *                           unknown ─────────────────────▶ detailsLost ──▶ sending
 *
 * See docs/decisions/011-withdrawal-of-unknown-outcome.md.
 */
import { ownValue, type TransactionStatus, type WithdrawalStatusPush } from '@paywidget/shared/contract';
import type { PaymentErrorText } from './paymentErrorText';
import { advanceStatus } from './status';
import type { CreatedWithdrawal, WithdrawalOrder, WithdrawalRequest, Withdrawals } from './withdrawal';

export type WithdrawalEvent =
  | { readonly type: 'withdrawalSent'; readonly order: WithdrawalOrder }
  | { readonly type: 'withdrawalUnanswered'; readonly order: WithdrawalOrder }
  | {
      readonly type: 'withdrawalCreated';
      readonly order: WithdrawalOrder;
      readonly withdrawalId: string;
      readonly status: TransactionStatus;
    }
  | {
      readonly type: 'withdrawalRejected';
      readonly reason: PaymentErrorText;
      readonly request: WithdrawalRequest;
    }
  /** The server has received another body under the key. */
  | { readonly type: 'keyConflicted' }
  /** The server may have forgotten the key. A request under this key could then create a second withdrawal. */
  | { readonly type: 'keyExpired' }
  /** The complete page has shown the withdrawal. */
  | { readonly type: 'withdrawalSeen' }
  /** The player has left the page of the withdrawal. */
  | { readonly type: 'withdrawalLeft' }
  /** A push from the server or the host. */
  | ({ readonly type: 'withdrawalStatusReceived' } & WithdrawalStatusPush);

export const noWithdrawals: Withdrawals = { last: { step: 'none' }, updates: {} };

/** Returns the next state. Returns the same object if the event changes nothing. */
export function reduceWithdrawals(state: Withdrawals, event: WithdrawalEvent): Withdrawals {
  const { last, updates } = state;
  switch (event.type) {
    case 'withdrawalSent':
      return { ...state, last: { step: 'sending', order: event.order } };
    case 'withdrawalUnanswered':
      return { ...state, last: { step: 'unknown', order: event.order } };
    case 'withdrawalCreated': {
      const { withdrawalId, order } = event;
      const { request, group, createdAt } = order;
      const update = ownValue(updates, withdrawalId);
      // A created withdrawal counts as accepted, even if the response has an earlier status.
      const answered = advanceStatus('accepted', event.status);
      const withdrawal: CreatedWithdrawal = {
        withdrawalId,
        status: update ? advanceStatus(answered, update.status) : answered,
        ...(update?.message !== undefined && { message: update.message }),
        method: request.paymentType,
        group,
        createdAt,
        request,
      };
      return { ...state, last: { step: 'created', withdrawal } };
    }
    case 'withdrawalRejected':
      return { ...state, last: { step: 'rejected', reason: event.reason, request: event.request } };
    case 'keyConflicted':
      return { ...state, last: { step: 'keyConflict' } };
    case 'keyExpired': {
      if (last.step !== 'unknown') return state;
      const { createdAt, request } = last.order;
      const attempt = { version: 1, method: request.paymentType, createdAt } as const;
      return { ...state, last: { step: 'detailsLost', attempt } };
    }
    case 'withdrawalSeen':
      if (last.step !== 'created' || last.withdrawal.isSeen) return state;
      return { ...state, last: { step: 'created', withdrawal: { ...last.withdrawal, isSeen: true } } };
    case 'withdrawalLeft':
      return last.step === 'none' ? state : { ...state, last: { step: 'none' } };
    case 'withdrawalStatusReceived': {
      const { withdrawalId, status, message } = event;
      if (last.step === 'created' && last.withdrawal.withdrawalId === withdrawalId) {
        const { withdrawal } = last;
        const updated = {
          ...withdrawal,
          status: advanceStatus(withdrawal.status, status),
          message: message ?? withdrawal.message,
        };
        return { ...state, last: { step: 'created', withdrawal: updated } };
      }
      const earlier = ownValue(updates, withdrawalId);
      const update = {
        status: earlier ? advanceStatus(earlier.status, status) : status,
        message: message ?? earlier?.message,
      };
      return { ...state, updates: { ...updates, [withdrawalId]: update } };
    }
  }
}
