import type { TransactionStatus } from '@paywidget/shared/contract';
import { useFlowPosition } from '@paywidget/shared/navigation';

interface NoticeTexts {
  title: string;
  text: string;
}

/** The texts about a withdrawal's outcome, as translation keys. */
export interface OutcomeTexts {
  unknown: NoticeTexts;
  /** Another withdrawal than the one on the page has an unknown outcome. */
  otherUnknown: NoticeTexts;
  detailsLost: NoticeTexts;
  keyConflict: NoticeTexts;
  /** The server has created the earlier withdrawal. The new withdrawal was not sent. */
  earlierCreated: NoticeTexts;
  /** Shown below the reason of a rejection. */
  rejected: string;
  /** The button that sends a withdrawal instead of the withdrawal of unknown outcome. Gets `amount`. */
  replace: string;
  /** Each gets `reference`. */
  updates: Readonly<Record<TransactionStatus, string>>;
  /** Of the complete page. */
  complete: Readonly<Record<Exclude<TransactionStatus, 'waiting'>, NoticeTexts>>;
}

export const withdrawalTexts: OutcomeTexts = {
  unknown: { title: 'withdrawal.unknown.title', text: 'withdrawal.unknown.text' },
  otherUnknown: { title: 'withdrawal.unknown.title', text: 'withdrawal.unknown.other.text' },
  detailsLost: { title: 'withdrawal.unknown.title', text: 'withdrawal.detailsLost.text' },
  keyConflict: { title: 'withdrawal.keyConflict.title', text: 'withdrawal.keyConflict.text' },
  earlierCreated: { title: 'withdrawal.earlierCreated.title', text: 'withdrawal.earlierCreated.text' },
  rejected: 'withdrawal.rejected.text',
  replace: 'withdrawal.confirm.replace',
  updates: {
    waiting: 'withdrawal.updates.waiting',
    accepted: 'withdrawal.updates.accepted',
    processed: 'withdrawal.updates.processed',
    mistaked: 'withdrawal.updates.mistaked',
  },
  complete: {
    accepted: { title: 'withdrawal.complete.accepted.title', text: 'withdrawal.complete.accepted.text' },
    processed: { title: 'withdrawal.complete.processed.title', text: 'withdrawal.complete.processed.text' },
    mistaked: { title: 'withdrawal.complete.mistaked.title', text: 'withdrawal.complete.mistaked.text' },
  },
};

export const redemptionTexts: OutcomeTexts = {
  unknown: { title: 'sweep.unknown.title', text: 'sweep.unknown.text' },
  otherUnknown: { title: 'sweep.unknown.title', text: 'sweep.unknown.other.text' },
  detailsLost: { title: 'sweep.unknown.title', text: 'sweep.detailsLost.text' },
  keyConflict: { title: 'sweep.keyConflict.title', text: 'sweep.keyConflict.text' },
  earlierCreated: { title: 'sweep.earlierCreated.title', text: 'sweep.earlierCreated.text' },
  rejected: 'sweep.rejected.text',
  replace: 'sweep.confirm.replace',
  updates: {
    waiting: 'sweep.updates.accepted',
    accepted: 'sweep.updates.accepted',
    processed: 'sweep.updates.processed',
    mistaked: 'sweep.updates.mistaked',
  },
  complete: {
    accepted: { title: 'sweep.redeemed.accepted.title', text: 'sweep.redeemed.accepted.text' },
    processed: { title: 'sweep.redeemed.processed.title', text: 'sweep.redeemed.processed.text' },
    mistaked: { title: 'sweep.redeemed.mistaked.title', text: 'sweep.redeemed.mistaked.text' },
  },
};

/** Returns the texts about an outcome. For the player, a withdrawal of sweep coins is a redemption. */
export const useOutcomeTexts = (): OutcomeTexts =>
  useFlowPosition().flow === 'sweep' ? redemptionTexts : withdrawalTexts;
