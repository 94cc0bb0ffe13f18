export { scheduleRetry } from './askingAgain';
export {
  buildDepositRequest,
  type DepositFormValues,
  MissingAmountError,
  MissingBoxError,
  type RequestContext,
} from './buildCreation';
export { CaptchaError, CaptchaIdEmptyError, UserCancelError } from './captcha';
export { ConfirmationProgress } from './complete/BlockProgress';
export { AdditionalTransactionList } from './complete/LaterCoinsList';
export { useRestoreDeposit } from './complete/useInterruptedDeposit';
export { useReturnedStatus } from './complete/useReturnedStatus';
export { type CompleteView, completeViewOf } from './completeView';
export type { DepositRequest } from './creation';
export { deadlineOf, lifetimeOf } from './deadline';
export { endReasonOf } from './ending';
export { ChosenMethod, type ChosenMethodProps } from './form/ChosenMethod';
export { DepositNotices } from './form/DepositNotices';
export { depositAwaitingFields, fieldsWith, ownFieldsOf } from './form/extraFields';
export { needsResolution, ResolveButton, type ResolveButtonProps } from './form/SettleButton';
export { usePaymentErrorSnackbar } from './form/useFailureMessage';
export { type HelperPlace, type HelperWindow, openHelperWindow } from './helperWindow';
export { createIdempotencyKey } from './idempotencyKey';
export { InvalidPeerToPeerError } from './invalidPeerToPeer';
export { createIdempotentCall, type IdempotentCall } from './keyedCall';
export { type DepositOutcome, type OutcomeContext, outcomeOf } from './outcome';
export { type PaidDeposits, paidDepositsAtom } from './paidDeposits';
export { type PaymentErrorText, paymentErrorText } from './paymentError';
export { type ContinueToPayment, useContinueToPayment } from './pendingRedirect';
export { ResumeGate, type ResumeGateProps } from './Resuming';
export { followRedirect, Redirect, redirectTo, safeUrl, UnsafeLinkError } from './redirect';
export { type AttemptStatus, checkAttempt, type ResumeTarget, resumeTarget } from './resume';
export { callForEncryptedCard } from './sealedCard';
export { shortHash } from './shortHash';
export { advanceStatus, isFinalStatus, type QueryStatus, statusFromQuery } from './status';
export { pollStatus } from './statusPoll';
export { createMonotonicClock } from './steadyClock';
export type { SubmissionView } from './submissionView';
export { useDepositPush } from './useDepositPush';
export { type DepositStatus, type DepositStatusOptions, useDepositStatus } from './useDepositStatus';
export { useOpenCryptoDeposit } from './useFollowTransaction';
export { useIdempotentCall } from './useKeyedCall';
export { usePaymentSession } from './usePaymentSession';
export { type ResumeAttempt, useResumeAttempt } from './useResumeAttempt';
export {
  type SubmitDeposit,
  type SubmitOptions,
  useSubmitDeposit,
} from './useSubmitDeposit';
export { useSubmitMetric } from './useSubmitMetric';
export { useOpenExistingDeposit } from './useTakeUpDeposit';
export { isOutcomeUnknown } from './verdict';
