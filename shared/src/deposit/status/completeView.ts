import type { TransactionStatus } from '@paywidget/shared/contract';
import type { Deposit, EndReason } from '@paywidget/shared/payments';
import type { MessageProps } from '@paywidget/shared/ui';

/** The view of a status on a complete page. Texts are translation keys. */
export interface CompleteView {
  icon: MessageProps['icon'];
  tone: NonNullable<MessageProps['tone']>;
  title: string;
  text: string;
  /** Undefined while the player can only wait. */
  button?: { action: 'close' | 'back'; text: string };
  /** The text of the button that starts another payment. */
  again?: string;
  /** The text of the button to the list while a payment is certainly on its way. By default, the text of a deposit. */
  more?: string;
}

const close = { action: 'close', text: 'deposit.complete.close' } as const;

const views: Readonly<Record<TransactionStatus, CompleteView>> = {
  waiting: {
    icon: 'clock',
    tone: 'neutral',
    title: 'deposit.complete.waiting.title',
    text: 'deposit.complete.waiting.text',
  },
  accepted: {
    icon: 'clock',
    tone: 'info',
    title: 'deposit.complete.accepted.title',
    text: 'deposit.complete.accepted.text',
    button: close,
  },
  processed: {
    icon: 'success',
    tone: 'success',
    title: 'deposit.complete.processed.title',
    text: 'deposit.complete.processed.text',
    button: close,
    again: 'deposit.complete.again',
  },
  mistaked: {
    icon: 'error',
    tone: 'danger',
    title: 'deposit.complete.mistaked.title',
    text: 'deposit.complete.mistaked.text',
    button: { action: 'back', text: 'deposit.complete.retry' },
  },
};

/** Views for payments that no provider has declined. */
const endReasonViews: Readonly<Record<EndReason, CompleteView>> = {
  cancelled: {
    ...views.mistaked,
    icon: 'info',
    tone: 'neutral',
    title: 'deposit.complete.cancelled.title',
    text: 'deposit.complete.cancelled.text',
  },
  // Cancelled by the payee, the operator or the provider. The money may already be on its way.
  counterparty: {
    ...views.mistaked,
    icon: 'warning',
    tone: 'warning',
    title: 'deposit.complete.counterparty.title',
    text: 'deposit.complete.counterparty.text',
  },
  expired: {
    ...views.mistaked,
    icon: 'clock',
    tone: 'warning',
    title: 'deposit.complete.expired.title',
    text: 'deposit.complete.expired.text',
  },
};

/** The transaction is on the blockchain but not confirmed yet. */
const unconfirmedView: CompleteView = {
  icon: 'clock',
  tone: 'info',
  title: 'deposit.complete.coins.title',
  text: 'deposit.complete.coins.text',
};

/** Returns the view of a deposit on the complete page. See docs/rules/deposits.md. */
export function completeViewOf({
  status,
  endReason,
  onchainTransaction,
}: Pick<Deposit, 'status' | 'endReason' | 'onchainTransaction'>): CompleteView {
  if (status === 'mistaked' && endReason) return endReasonViews[endReason];
  return status === 'waiting' && onchainTransaction ? unconfirmedView : views[status];
}
