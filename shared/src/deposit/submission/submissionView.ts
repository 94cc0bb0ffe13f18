import { type DepositSubmission, isBusy } from './submission';

/**
 * What a deposit form shows: ready to be sent; under way; of unknown outcome, so that nobody should pay again; not
 * known to the server, so that it can be sent again; created, with a provider's page that a press must open.
 */
export type SubmissionView = 'ready' | 'busy' | 'unknown' | 'notFound' | 'payable';

export interface ViewContext {
  /** The submission is about the form's method, or was started by its press. */
  isRelevant: boolean;
  /** A redirect waits for a press. */
  isRedirectPending: boolean;
}

/** A doubt about another method is no concern of a form's until its submit is pressed. */
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
