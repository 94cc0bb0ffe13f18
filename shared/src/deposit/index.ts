export {
  buildCreation,
  type CreationFacts,
  type DepositForm,
  MissingAmountError,
  MissingBoxError,
} from './buildCreation';
export { type CaptchaService, captchaServiceAtom, UserCancelError, unconfiguredCaptcha } from './captcha';
export type { Creation } from './creation';
export { deadlineOf } from './deadline';
export { type HelperPlace, type HelperWindow, openHelperWindow } from './helperWindow';
export { InvalidPeerToPeerError } from './invalidPeerToPeer';
export { createKeyedCall, type KeyedCall } from './keyedCall';
export { type DepositOutcome, type OutcomeContext, outcomeOf } from './outcome';
export { type PaymentErrorText, paymentErrorText } from './paymentError';
export { type ContinueToPayment, useContinueToPayment } from './pendingRedirect';
export { followRedirect, Redirect, redirectTo, safeUrl, UnsafeLinkError } from './redirect';
export { type AttemptAnswer, askAboutAttempt, type ResumeTarget, resumeTarget } from './resume';
export { isFinalStatus, laterStatus, type QueryStatus, statusFromQuery } from './status';
export type { SubmissionView } from './submissionView';
export {
  type DepositStatus,
  type DepositStatusOptions,
  useDepositPush,
  useDepositStatus,
} from './useDepositStatus';
export { useKeyedCall } from './useKeyedCall';
export { usePaymentSession } from './usePaymentSession';
export { type ResumeAttempt, useResumeAttempt } from './useResumeAttempt';
export {
  type SubmitDeposit,
  type SubmitOptions,
  useSubmitDeposit,
} from './useSubmitDeposit';
export { leavesOutcomeUnknown } from './verdict';
