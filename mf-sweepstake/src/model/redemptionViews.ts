import type { TransactionStatus } from '@paywidget/shared/contract';
import type { CompleteView } from '@paywidget/shared/deposit';

const close = { action: 'close', text: 'deposit.complete.close' } as const;

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
