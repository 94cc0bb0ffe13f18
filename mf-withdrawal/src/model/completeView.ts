import type { TransactionStatus } from '@paywidget/shared/contract';
import type { MessageProps } from '@paywidget/shared/ui';

/** What the complete page shows of a status: texts are translation keys. */
export interface CompleteView {
  icon: MessageProps['icon'];
  tone: NonNullable<MessageProps['tone']>;
  title: string;
  text: string;
  /** What its button does (specification, section 4, "Deposit complete page"). */
  button: { action: 'close' | 'back'; text: string };
}

const close = { action: 'close', text: 'deposit.complete.close' } as const;

const accepted: CompleteView = {
  icon: 'clock',
  tone: 'info',
  title: 'withdrawal.complete.accepted.title',
  text: 'withdrawal.complete.accepted.text',
  button: close,
};

export const completeViews: Readonly<Record<TransactionStatus, CompleteView>> = {
  // A withdrawal never waits for the player: it is accepted at once (specification, section 4).
  waiting: accepted,
  accepted,
  processed: {
    icon: 'success',
    tone: 'success',
    title: 'withdrawal.complete.processed.title',
    text: 'withdrawal.complete.processed.text',
    button: close,
  },
  mistaked: {
    icon: 'error',
    tone: 'danger',
    title: 'withdrawal.complete.mistaked.title',
    text: 'withdrawal.complete.mistaked.text',
    button: { action: 'back', text: 'withdrawal.complete.change' },
  },
};
