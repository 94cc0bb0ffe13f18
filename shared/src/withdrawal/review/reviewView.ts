import type { WithdrawalRequest, WithdrawalSubmission } from '@paywidget/shared/payments';
import type { Tone } from '@paywidget/shared/ui';
import { isSameRequest, type OutcomeTexts } from '@paywidget/shared/withdrawal';

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

/** Returns the review's view for the state of the last submission. */
export function reviewViewOf(
  submission: WithdrawalSubmission,
  request: WithdrawalRequest,
  texts: OutcomeTexts,
): ReviewView {
  switch (submission.step) {
    case 'sending':
    case 'created':
      return { confirmVariant: 'primary', isBusy: true };
    case 'unknown': {
      const isSame = isSameRequest(submission.order.request, request);
      return {
        notice: { tone: 'warning', ...(isSame ? texts.unknown : texts.otherUnknown) },
        canRetry: true,
        confirmVariant: isSame ? false : 'secondary',
      };
    }
    case 'detailsLost':
      return { notice: { tone: 'warning', ...texts.detailsLost }, confirmVariant: 'primary' };
    case 'keyConflict':
      return {
        notice: { tone: 'warning', ...texts.keyConflict },
        confirmVariant: false,
        leadsToList: true,
      };
    case 'rejected':
    case 'none':
      return { confirmVariant: 'primary' };
  }
}
