export {
  CaptchaError,
  CaptchaIdEmptyError,
  captchaOutputs,
  UserCancelError,
} from './captcha/captcha';
export { type ConversionRequest, convertQuery } from './convertQuery';
export { IdentifyingFacts, type IdentifyingFactsProps } from './facts/IdentifyingFacts';
export { shortHash } from './facts/shortHash';
export { RotatingHint } from './hint/RotatingHint';
export { createIdempotencyKey } from './idempotency/idempotencyKey';
export { createIdempotentCall, type IdempotentCall } from './idempotency/idempotentCall';
export { idempotentCallOf } from './idempotency/idempotentCallOf';
export { isOutcomeUnknown } from './idempotency/outcomeUnknown';
export { BackButton, CloseButton, CompleteButton, HiddenHeaderButtons } from './leaving/CompleteButton';
export { useLeave } from './leaving/useLeave';
export { useLeaveWithoutMethod } from './leaving/useLeaveWithoutMethod';
export { isTranslatedIn } from './rejection/isTranslated';
export { isCaptchaRequired, isDeclined, paymentErrorText } from './rejection/paymentError';
export { RejectionNotice } from './rejection/RejectionNotice';
export { RejectionText } from './rejection/RejectionText';
export { usePaymentErrorSnackbar } from './rejection/usePaymentErrorSnackbar';
export { type Rejection, useRejection } from './rejection/useRejection';
export { onStatusPush } from './status/onStatusPush';
export { pollStatus } from './status/pollStatus';
export { StatusRegion } from './status/StatusRegion';
export { useReturnedStatus } from './status/useReturnedStatus';
export { formatTime } from './time/formatTime';
export { createMonotonicClock } from './time/monotonicClock';
export { onPageWake } from './time/pageWake';
export { deviceClock, scheduleAt } from './time/scheduleAt';
export { scheduleRetry } from './time/scheduleRetry';
export { useKeepForPayment, useKeptEntry } from './useKeepForPayment';
export { useSubmitMetric } from './useSubmitMetric';
