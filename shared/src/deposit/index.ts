export type { FormButton } from './complete/CompleteFooter';
export { DepositFacts, type DepositFactsProps } from './complete/DepositFacts';
export { DepositResult, type DepositResultProps } from './complete/DepositResult';
export { useOpenCryptoDeposit } from './complete/useOpenCryptoDeposit';
export { OpenPaymentList } from './open/OpenPaymentList';
export type { DepositRequest } from './order/depositRequest';
export {
  buildDepositRequest,
  type DepositFormValues,
  MissingAmountError,
  MissingBoxError,
  type RequestContext,
} from './order/depositRequest';
export { paymentSessionsAtom } from './order/paymentSession';
export { usePaymentSession } from './order/usePaymentSession';
export { type HelperWindow, type HelperWindowOptions, openHelperWindow } from './redirect/helperWindow';
export { type ContinueToPayment, useContinueToPayment } from './redirect/pendingRedirect';
export { ReportNotices } from './report/ReportNotices';
export { isOpenReport, type ReportedDeposit, reportOn, useReportOn, useReportsOf } from './report/useReports';
export { useRepeatReport, useSendReport } from './report/useSendReport';
export { isCreatedSince } from './response/createdSince';
export { deadlineOf, lifetimeOf } from './response/deadline';
export { callForEncryptedCard } from './response/encryptedCard';
export { InvalidPeerToPeerError } from './response/invalidPeerToPeer';
export { type DepositOutcome, type OutcomeContext, outcomeOf } from './response/outcome';
export { followRedirect, Redirect, redirectTo, safeUrl, UnsafeLinkError } from './response/redirect';
export { type AttemptStatus, checkAttempt, type ResumeTarget, resumeTarget } from './resume/checkAttempt';
export { ResumeGate, type ResumeGateProps } from './resume/ResumeGate';
export { type ResumeAttempt, useResumeAttempt } from './resume/useResumeAttempt';
export { type CompleteView, completeViewOf } from './status/completeView';
export { type EndedDeposit, endReasonOf } from './status/endReason';
export { pollDepositStatus } from './status/pollDepositStatus';
export { useDepositPush } from './status/useDepositPush';
export type { SubmissionView } from './submission/submissionView';
export { useOpenExistingDeposit } from './submission/useOpenExistingDeposit';
export {
  type SubmitDeposit,
  type SubmitOptions,
  useSubmitDeposit,
} from './submission/useSubmitDeposit';
export { useIsDepositInProgress } from './submission/useSubmitter';
