import type { TransactionStatus } from '@paywidget/shared/contract';
import type { WithdrawalView } from '@paywidget/shared/withdrawal';

const close = { action: 'close', text: 'deposit.complete.close' } as const;

const accepted: WithdrawalView = {
  icon: 'clock',
  tone: 'info',
  title: 'sweep.redeemed.accepted.title',
  text: 'sweep.redeemed.accepted.text',
  button: close,
};

/** The view of each status on the complete page. A redemption counts as accepted at once: nothing waits for the player. */
export const redemptionViews: Readonly<Record<TransactionStatus, WithdrawalView>> = {
  waiting: accepted,
  accepted,
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
