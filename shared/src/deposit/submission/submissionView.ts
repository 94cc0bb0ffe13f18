import { type DepositSubmission, isBusy } from './submission';

/**
 * The views of a deposit form:
 * - `ready`: the player can submit it.
 * - `busy`: a deposit is in progress.
 * - `unknown`: the outcome is unknown, so the player must not pay again.
 * - `notFound`: the server has no such deposit, so the player can send it again.
 * - `payable`: the deposit is created, and a press must open the provider's page.
 */
export type SubmissionView = 'ready' | 'busy' | 'unknown' | 'notFound' | 'payable';

export interface ViewContext {
  /** True if the submission is about the form's method, or was started by the form. */
  isRelevant: boolean;
  /** True if a redirect waits for a press. */
  isRedirectPending: boolean;
}

/** The form's view. An unresolved deposit of another method is not shown until the form is submitted. */
export function submissionViewOf(
  submission: DepositSubmission,
  { isRelevant, isRedirectPending }: ViewContext,
): SubmissionView {
  if (isBusy(submission)) return 'busy';
  if (!isRelevant) return 'ready';
  switch (submission.step) {
    case 'done':
      return isRedirectPending ? 'payable' : 'ready';
    case 'unknown':
    case 'checking':
      return submission.isNotFound ? 'notFound' : 'unknown';
    default:
      return 'ready';
  }
}
