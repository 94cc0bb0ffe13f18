import type { TransactionStatus } from '@paywidget/shared/contract';
import { useFlowPosition } from '@paywidget/shared/navigation';

interface NoticeTexts {
  title: string;
  text: string;
}

/** The texts about a withdrawal's outcome, as translation keys. */
export interface OutcomeTexts {
  unknown: NoticeTexts;
  /** Another withdrawal than that on the page has an unknown outcome. */
  otherUnknown: NoticeTexts;
  detailsLost: NoticeTexts;
  keyConflict: NoticeTexts;
  /** The earlier withdrawal was created, the new one was not sent. */
  earlierCreated: NoticeTexts;
  /** Below the reason of a rejection. */
  rejected: string;
  /** The button that sends a withdrawal instead of that of unknown outcome. Gets `amount`. */
  replace: string;
  /** Each gets `reference`. */
  updates: Readonly<Record<TransactionStatus, string>>;
}

export const withdrawalTexts: OutcomeTexts = {
  unknown: { title: 'withdrawal.unknown.title', text: 'withdrawal.unknown.text' },
  otherUnknown: { title: 'withdrawal.unknown.title', text: 'withdrawal.unknown.other.text' },
  detailsLost: { title: 'withdrawal.unknown.title', text: 'withdrawal.forgotten.text' },
  keyConflict: { title: 'withdrawal.taken.title', text: 'withdrawal.taken.text' },
  earlierCreated: { title: 'withdrawal.earlier.title', text: 'withdrawal.earlier.text' },
  rejected: 'withdrawal.refused.text',
  replace: 'withdrawal.confirm.instead',
  updates: {
    waiting: 'withdrawal.news.waiting',
    accepted: 'withdrawal.news.accepted',
    processed: 'withdrawal.news.processed',
    mistaked: 'withdrawal.news.mistaked',
  },
};

export const redemptionTexts: OutcomeTexts = {
  unknown: { title: 'sweep.unknown.title', text: 'sweep.unknown.text' },
  otherUnknown: { title: 'sweep.unknown.title', text: 'sweep.unknown.other.text' },
  detailsLost: { title: 'sweep.unknown.title', text: 'sweep.forgotten.text' },
  keyConflict: { title: 'sweep.taken.title', text: 'sweep.taken.text' },
  earlierCreated: { title: 'sweep.earlier.title', text: 'sweep.earlier.text' },
  rejected: 'sweep.refused.text',
  replace: 'sweep.confirm.instead',
  updates: {
    waiting: 'sweep.news.accepted',
    accepted: 'sweep.news.accepted',
    processed: 'sweep.news.processed',
    mistaked: 'sweep.news.mistaked',
  },
};

/** Returns the texts about an outcome. A withdrawal of sweep coins is a redemption to the player. */
export const useOutcomeTexts = (): OutcomeTexts =>
  useFlowPosition().flow === 'sweep' ? redemptionTexts : withdrawalTexts;
