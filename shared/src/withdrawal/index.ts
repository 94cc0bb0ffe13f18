export { UnknownOutcome, type UnknownOutcomeProps } from './complete/UnknownOutcome';
export { useWithdrawalStatus, type WithdrawalStatus } from './complete/useWithdrawalStatus';
export { isMemoField } from './fields/memo';
export { useCryptoCheck } from './fields/useCryptoCheck';
export { useSubmitMetric } from './fields/useSubmitMetric';
export { withdrawalFieldsOf } from './fields/withdrawalFields';
export { isSameRequest, type WithdrawalRequest } from './submission/creation';
export { FollowWithdrawal, type FollowWithdrawalProps } from './submission/FollowWithdrawal';
export {
  type CreatedWithdrawal,
  type WithdrawalOrder,
  type WithdrawalSubmission,
  withdrawalSubmissionAtom,
} from './submission/submission';
export { useRetryUnknown } from './submission/useAskAgain';
export { useFollowWithdrawal } from './submission/useFollowWithdrawal';
export { useSubmitWithdrawal } from './submission/useSettle';
export { type StatusUpdate, useWithdrawalUpdates } from './submission/useWithdrawalNews';
export { StatusUpdateList } from './unsettled/NewsText';
export { UnresolvedNotice } from './unsettled/Unsettled';
export { useClearKeyConflict } from './unsettled/useForgetTaken';
