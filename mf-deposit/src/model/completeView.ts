import type { TransactionStatus } from '@paywidget/shared/contract';
import type { MessageProps } from '@paywidget/shared/ui';

/** What the complete page shows of a status: texts are translation keys. */
export interface CompleteView {
  icon: MessageProps['icon'];
  tone: NonNullable<MessageProps['tone']>;
  title: string;
  text: string;
  /** What its button does, if it has one (specification, section 4, "Deposit complete page"). */
  button?: { action: 'close' | 'back'; text: string };
}

const close = { action: 'close', text: 'deposit.complete.close' } as const;

export const completeViews: Readonly<Record<TransactionStatus, CompleteView>> = {
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
