import type { Tone } from '@paywidget/shared/ui';
import {
  isSameRequest,
  type WithdrawalRequest,
  type WithdrawalSubmission,
} from '@paywidget/shared/withdrawal';

/** What the confirm page offers beside what it shows: texts are translation keys. */
export interface ConfirmView {
  notice?: { tone: Tone; title: string; text: string };
  /** Whether what stands on the page can be sent: not what was sent already and may have been made. */
  confirms: 'primary' | 'secondary' | false;
  isBusy?: boolean;
  /** Asks for the outcome of what was sent. */
  settles?: boolean;
  /** Nothing more can come of what stands on the page: the way on is the list. */
  isOver?: boolean;
}

const doubt = { tone: 'warning', title: 'withdrawal.unknown.title' } as const;

/** What a submission means to the page of a creation. */
export function confirmViewOf(submission: WithdrawalSubmission, request: WithdrawalRequest): ConfirmView {
  switch (submission.step) {
    case 'sending':
    case 'created':
      return { confirms: 'primary', isBusy: true };
    case 'unknown': {
      const isSame = isSameRequest(submission.order.request, request);
      const text = isSame ? 'withdrawal.unknown.text' : 'withdrawal.unknown.other.text';
      return { notice: { ...doubt, text }, settles: true, confirms: isSame ? false : 'secondary' };
    }
    case 'detailsLost':
      return { notice: { ...doubt, text: 'withdrawal.forgotten.text' }, confirms: 'primary' };
    case 'keyConflict':
      return {
        notice: { tone: 'warning', title: 'withdrawal.taken.title', text: 'withdrawal.taken.text' },
        confirms: false,
        isOver: true,
      };
    case 'rejected':
    case 'none':
      return { confirms: 'primary' };
  }
}
