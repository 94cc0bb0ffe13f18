import type { Tone } from '@paywidget/shared/ui';
import {
  isSameRequest,
  type WithdrawalRequest,
  type WithdrawalSubmission,
} from '@paywidget/shared/withdrawal';

/** The notice and the buttons of the review. Texts are translation keys. */
export interface ReviewView {
  notice?: { tone: Tone; title: string; text: string };
  /** False if the withdrawal on the page cannot be sent: it was sent already and may have been created. */
  confirmVariant: 'primary' | 'secondary' | false;
  isBusy?: boolean;
  /** Shows the button that retries the unknown outcome. */
  canRetry?: boolean;
  /** Shows the button to the list: the withdrawal on the page can no longer be sent. */
  leadsToList?: boolean;
}

const unknownNotice = { tone: 'warning', title: 'withdrawal.unknown.title' } as const;

/** Returns the review's view for the state of the last submission. */
export function reviewViewOf(submission: WithdrawalSubmission, request: WithdrawalRequest): ReviewView {
  switch (submission.step) {
    case 'sending':
    case 'created':
      return { confirmVariant: 'primary', isBusy: true };
    case 'unknown': {
      const isSame = isSameRequest(submission.order.request, request);
      const text = isSame ? 'withdrawal.unknown.text' : 'withdrawal.unknown.other.text';
      return {
        notice: { ...unknownNotice, text },
        canRetry: true,
        confirmVariant: isSame ? false : 'secondary',
      };
    }
    case 'detailsLost':
      return { notice: { ...unknownNotice, text: 'withdrawal.forgotten.text' }, confirmVariant: 'primary' };
    case 'keyConflict':
      return {
        notice: { tone: 'warning', title: 'withdrawal.taken.title', text: 'withdrawal.taken.text' },
        confirmVariant: false,
        leadsToList: true,
      };
    case 'rejected':
    case 'none':
      return { confirmVariant: 'primary' };
  }
}
