import type { RequestOf, TransactionStatus } from '@paywidget/shared/contract';
import type { createWithdrawal } from '@paywidget/shared/contract/payments';
import type { PaymentErrorText } from './paymentErrorText';
import { isFinalStatus } from './status';
import type { StoredWithdrawal } from './storedWithdrawal';

/** The body of the call that creates a withdrawal. */
export type WithdrawalRequest = RequestOf<typeof createWithdrawal>;

/** A withdrawal to send: one idempotency key, one body. */
export interface WithdrawalOrder {
  readonly key: string;
  /** The time of the first send under the key: server time in ms since the epoch. */
  readonly createdAt: number;
  readonly request: WithdrawalRequest;
  /** The group in which the player chose the method. */
  readonly group?: string;
  /**
   * The earlier order that was sent under the same key with another body. 'detailsLost' if it was sent before a reload and
   * only its key is left. The server creates at most one withdrawal per key. So it creates this withdrawal only if it has
   * not created the earlier one.
   */
  readonly replaces?: WithdrawalOrder | 'detailsLost';
}

/** A status of a withdrawal, and the server's text about it, such as the reason of a decline. */
export interface WithdrawalUpdate {
  readonly status: TransactionStatus;
  readonly message?: string;
}

/** A withdrawal that the server has created. */
export interface CreatedWithdrawal extends WithdrawalUpdate {
  /** Absent if the widget knows the withdrawal only from the page's URL. */
  readonly withdrawalId?: string;
  /** The method's name. */
  readonly method?: string;
  readonly group?: string;
  /** The time of the first send: server time in ms since the epoch. */
  readonly createdAt?: number;
  /** The sent order. Absent after a reload. */
  readonly request?: WithdrawalRequest;
  /** True after the complete page has shown the withdrawal. Then no other page opens the complete page again. */
  readonly isSeen?: boolean;
}

/** The record of the last withdrawal or redemption. The widget sends no other one until the outcome of this one is known. */
export type WithdrawalSubmission =
  | { readonly step: 'none' }
  | { readonly step: 'sending'; readonly order: WithdrawalOrder }
  /**
   * The server may have created the withdrawal. The widget may send the same order again: the server creates it at most
   * once.
   */
  | { readonly step: 'unknown'; readonly order: WithdrawalOrder }
  /**
   * Sent before a reload, with unknown outcome. The body is lost. If the attempt has no key either, the outcome stays
   * unknown.
   */
  | { readonly step: 'detailsLost'; readonly attempt: StoredWithdrawal }
  /**
   * The server has received another body under this key. The outcome of that body stays unknown. The server has created
   * nothing else. The widget sends nothing until the player has left the page that shows this.
   */
  | { readonly step: 'keyConflict' }
  /** Applies to `request` only: the form may already hold another order. */
  | { readonly step: 'rejected'; readonly reason: PaymentErrorText; readonly request: WithdrawalRequest }
  | { readonly step: 'created'; readonly withdrawal: CreatedWithdrawal };

/** The withdrawals of one player that this widget knows. */
export interface Withdrawals {
  readonly last: WithdrawalSubmission;
  /** Statuses of other withdrawals, by id. A push may arrive before the response that contains the id. */
  readonly updates: Readonly<Record<string, WithdrawalUpdate>>;
}

const sentWithdrawal = ({ request, group, createdAt, key }: WithdrawalOrder): StoredWithdrawal => ({
  version: 1,
  method: request.paymentType,
  group,
  createdAt,
  key,
});

/** The stored text about a withdrawal. Undefined if there is nothing to resume. */
export function storedWithdrawalOf(last: WithdrawalSubmission): StoredWithdrawal | undefined {
  switch (last.step) {
    case 'sending':
    case 'unknown':
      return sentWithdrawal(last.order);
    case 'detailsLost':
      return last.attempt;
    case 'created': {
      const { withdrawalId, status, method = '', group, createdAt = 0, isSeen } = last.withdrawal;
      // After a final status that the player has seen, a reload starts a new withdrawal.
      if (withdrawalId === undefined || (isSeen && isFinalStatus(status))) return undefined;
      return { version: 1, method, group, createdAt, withdrawalId, status };
    }
    default:
      return undefined;
  }
}

/** The record of a withdrawal that was sent before the page was loaded. */
export function withdrawalFrom(stored: StoredWithdrawal | undefined): WithdrawalSubmission {
  if (!stored) return { step: 'none' };
  const { withdrawalId, status = 'accepted', method, group, createdAt } = stored;
  if (withdrawalId === undefined) return { step: 'detailsLost', attempt: stored };
  return { step: 'created', withdrawal: { withdrawalId, status, method, group, createdAt } };
}
