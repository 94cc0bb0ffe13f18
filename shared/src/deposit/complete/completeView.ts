import type { TransactionStatus } from '@paywidget/shared/contract';
import type { EndReason, Transaction } from '@paywidget/shared/state';
import type { MessageProps } from '@paywidget/shared/ui';

/** What a complete page shows of a status: texts are translation keys. */
export interface CompleteView {
  icon: MessageProps['icon'];
  tone: NonNullable<MessageProps['tone']>;
  title: string;
  text: string;
  /** What its button does, if it has one (specification, section 4, "Deposit complete page"). */
  button?: { action: 'close' | 'back'; text: string };
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
  },
  mistaked: {
    icon: 'error',
    tone: 'danger',
    title: 'deposit.complete.mistaked.title',
    text: 'deposit.complete.mistaked.text',
    button: { action: 'back', text: 'deposit.complete.retry' },
  },
};

/** What is said of a payment that no provider declined: nobody made it. */
const endings: Readonly<Record<EndReason, CompleteView>> = {
  cancelled: {
    ...views.mistaked,
    icon: 'info',
    tone: 'neutral',
    title: 'deposit.complete.cancelled.title',
    text: 'deposit.complete.cancelled.text',
  },
  expired: {
    ...views.mistaked,
    icon: 'clock',
    tone: 'warning',
    title: 'deposit.complete.expired.title',
    text: 'deposit.complete.expired.text',
  },
};

/** Coins that were seen on their chain, and are not there yet. */
const onTheWay: CompleteView = {
  icon: 'clock',
  tone: 'info',
  title: 'deposit.complete.coins.title',
  text: 'deposit.complete.coins.text',
};

/** What the complete page shows of a deposit. */
export function completeViewOf({
  status,
  endReason,
  onchainTransaction,
}: Pick<Transaction, 'status' | 'endReason' | 'onchainTransaction'>): CompleteView {
  if (status === 'mistaked' && endReason) return endings[endReason];
  return status === 'waiting' && onchainTransaction ? onTheWay : views[status];
}
