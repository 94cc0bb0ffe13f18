export { BackButton, CloseButton, CompleteButton, HiddenHeaderButtons } from './CompleteButton';
export {
  CaptchaError,
  CaptchaIdEmptyError,
  captchaOutputs,
  UserCancelError,
  unconfiguredCaptcha,
} from './captcha';
export { type ConversionRequest, convertQuery } from './convertQuery';
export { IdentifyingFacts, type IdentifyingFactsProps } from './facts/IdentifyingFacts';
export { shortHash } from './facts/shortHash';
export { formatTime } from './formatTime';
export { RotatingHint } from './hint/RotatingHint';
export { createIdempotencyKey } from './idempotencyKey';
export { createIdempotentCall, type IdempotentCall } from './idempotentCall';
export { idempotentCallOf } from './idempotentCallOf';
export { isTranslatedIn } from './isTranslated';
export { createMonotonicClock } from './monotonicClock';
export { onStatusPush } from './onStatusPush';
export { isOutcomeUnknown } from './outcomeUnknown';
export { onPageWake } from './pageWake';
export { isCaptchaRequired, isDeclined, paymentErrorText } from './paymentError';
export { pollStatus } from './pollStatus';
export { RejectionNotice } from './RejectionNotice';
export { RejectionText } from './RejectionText';
export { StatusRegion } from './StatusRegion';
export { deviceClock, scheduleAt } from './scheduleAt';
export { scheduleRetry } from './scheduleRetry';
export { useKeepForPayment, useKeptEntry } from './useKeepForPayment';
export { useLeave } from './useLeave';
export { useLeaveWithoutMethod } from './useLeaveWithoutMethod';
export { usePaymentErrorSnackbar } from './usePaymentErrorSnackbar';
export { type Rejection, useRejection } from './useRejection';
export { useReturnedStatus } from './useReturnedStatus';
export { useSubmitMetric } from './useSubmitMetric';
