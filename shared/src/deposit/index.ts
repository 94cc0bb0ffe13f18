export { askAgain } from './askingAgain';
export {
  buildCreation,
  type CreationFacts,
  type DepositForm,
  MissingAmountError,
  MissingBoxError,
} from './buildCreation';
export { CaptchaError, CaptchaIdEmptyError, UserCancelError } from './captcha';
export { BlockProgress } from './complete/BlockProgress';
export { LaterCoinsList } from './complete/LaterCoinsList';
export { useInterruptedDeposit } from './complete/useInterruptedDeposit';
export { useReturnedStatus } from './complete/useReturnedStatus';
export { type CompleteView, completeViewOf } from './completeView';
export type { Creation } from './creation';
export { deadlineOf, lifetimeOf } from './deadline';
export { endingOf } from './ending';
export { ChosenMethod, type ChosenMethodProps } from './form/ChosenMethod';
export { DepositNotices } from './form/DepositNotices';
export { fieldsWith, openDepositOf, ownFieldsOf } from './form/extraFields';
export { isSettling, SettleButton, type SettleButtonProps } from './form/SettleButton';
export { useFailureMessage } from './form/useFailureMessage';
export { type HelperPlace, type HelperWindow, openHelperWindow } from './helperWindow';
export { createIdempotencyKey } from './idempotencyKey';
export { InvalidPeerToPeerError } from './invalidPeerToPeer';
export { createKeyedCall, type KeyedCall } from './keyedCall';
export { type DepositOutcome, type OutcomeContext, outcomeOf } from './outcome';
export { type PaidDeposits, paidDepositsAtom } from './paidDeposits';
export { type PaymentErrorText, paymentErrorText } from './paymentError';
export { type ContinueToPayment, useContinueToPayment } from './pendingRedirect';
export { Resuming, type ResumingProps } from './Resuming';
export { followRedirect, Redirect, redirectTo, safeUrl, UnsafeLinkError } from './redirect';
export { type AttemptAnswer, askAboutAttempt, type ResumeTarget, resumeTarget } from './resume';
export { callWithCard } from './sealedCard';
export { shortHash } from './shortHash';
export { isFinalStatus, laterStatus, type QueryStatus, statusFromQuery } from './status';
export { pollStatus } from './statusPoll';
export { createSteadyClock } from './steadyClock';
export type { SubmissionView } from './submissionView';
export { useDepositPush } from './useDepositPush';
export { type DepositStatus, type DepositStatusOptions, useDepositStatus } from './useDepositStatus';
export { useFollowTransaction } from './useFollowTransaction';
export { useKeyedCall } from './useKeyedCall';
export { usePaymentSession } from './usePaymentSession';
export { type ResumeAttempt, useResumeAttempt } from './useResumeAttempt';
export {
  type SubmitDeposit,
  type SubmitOptions,
  useSubmitDeposit,
} from './useSubmitDeposit';
export { useSubmitMetric } from './useSubmitMetric';
export { useTakeUpDeposit } from './useTakeUpDeposit';
export { leavesOutcomeUnknown } from './verdict';
