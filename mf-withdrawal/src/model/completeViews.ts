import type { TransactionStatus } from '@paywidget/shared/contract';
import type { WithdrawalView } from '@paywidget/shared/withdrawal';

const close = { action: 'close', text: 'deposit.complete.close' } as const;

const accepted: WithdrawalView = {
  icon: 'clock',
  tone: 'info',
  title: 'withdrawal.complete.accepted.title',
  text: 'withdrawal.complete.accepted.text',
  button: close,
};

/** The view of each status on the complete page. */
export const completeViews: Readonly<Record<TransactionStatus, WithdrawalView>> = {
  // A withdrawal counts as accepted at once: nothing waits for the player.
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
