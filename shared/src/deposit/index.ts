export { askAgain } from './askingAgain';
export type { BlockCount } from './blockCount';
export {
  buildCreation,
  type CreationFacts,
  type DepositForm,
  MissingAmountError,
  MissingBoxError,
} from './buildCreation';
export { CaptchaError, CaptchaIdEmptyError, UserCancelError } from './captcha';
export type { Creation } from './creation';
export { deadlineOf, lifetimeOf } from './deadline';
export { type HelperPlace, type HelperWindow, openHelperWindow } from './helperWindow';
export { createIdempotencyKey } from './idempotencyKey';
export { InvalidPeerToPeerError } from './invalidPeerToPeer';
export { createKeyedCall, type KeyedCall } from './keyedCall';
export { type DepositOutcome, type OutcomeContext, outcomeOf } from './outcome';
export { type PaymentErrorText, paymentErrorText } from './paymentError';
export { type ContinueToPayment, useContinueToPayment } from './pendingRedirect';
export { Resuming, type ResumingProps } from './Resuming';
export { followRedirect, Redirect, redirectTo, safeUrl, UnsafeLinkError } from './redirect';
export { type AttemptAnswer, askAboutAttempt, type ResumeTarget, resumeTarget } from './resume';
export { shortHash } from './shortHash';
export { isFinalStatus, laterStatus, type QueryStatus, statusFromQuery } from './status';
export { pollStatus } from './statusPoll';
export type { SubmissionView } from './submissionView';
export { useBlockCount } from './useBlockCount';
export { useDepositPush } from './useDepositPush';
export { type DepositStatus, type DepositStatusOptions, useDepositStatus } from './useDepositStatus';
export { useFollowTransaction } from './useFollowTransaction';
export { useKeyedCall } from './useKeyedCall';
export { useLaterCoins } from './useLaterCoins';
export { usePaymentSession } from './usePaymentSession';
export { type ResumeAttempt, useResumeAttempt } from './useResumeAttempt';
export {
  type SubmitDeposit,
  type SubmitOptions,
  useSubmitDeposit,
} from './useSubmitDeposit';
export { useSubmitMetric } from './useSubmitMetric';
export { leavesOutcomeUnknown } from './verdict';
