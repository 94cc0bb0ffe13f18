import type { TransactionStatus } from '@paywidget/shared/contract';
import type { Transaction } from '@paywidget/shared/state';
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

const deposits: Readonly<Record<TransactionStatus, CompleteView>> = {
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
    title: 'sweep.complete.processed.title',
    text: 'sweep.complete.processed.text',
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

/** Coins of the payment that were seen on their chain, and are not there yet. */
const onTheWay: CompleteView = {
  icon: 'clock',
  tone: 'info',
  title: 'deposit.complete.coins.title',
  text: 'deposit.complete.coins.text',
};

/** What the complete page shows of a purchase. */
export function depositView({ status, chain }: Pick<Transaction, 'status' | 'chain'>): CompleteView {
  return status === 'waiting' && chain ? onTheWay : deposits[status];
}

const redemptionAccepted: CompleteView = {
  icon: 'clock',
  tone: 'info',
  title: 'sweep.redeemed.accepted.title',
  text: 'sweep.redeemed.accepted.text',
  button: close,
};

/** What the complete page shows of a redemption, which never waits for the player (specification, section 4). */
export const redemptionViews: Readonly<Record<TransactionStatus, CompleteView>> = {
  waiting: redemptionAccepted,
  accepted: redemptionAccepted,
  processed: {
    icon: 'success',
    tone: 'success',
    title: 'sweep.redeemed.processed.title',
    text: 'sweep.redeemed.processed.text',
    button: close,
  },
  mistaked: {
    icon: 'error',
    tone: 'danger',
    title: 'sweep.redeemed.mistaked.title',
    text: 'sweep.redeemed.mistaked.text',
    button: { action: 'back', text: 'withdrawal.complete.change' },
  },
};
