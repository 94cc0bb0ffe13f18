export { WithdrawalFacts, type WithdrawalFactsProps } from './complete/WithdrawalFacts';
export {
  WithdrawalResult,
  type WithdrawalResultProps,
  type WithdrawalView,
} from './complete/WithdrawalResult';
export { isMemoField } from './fields/memo';
export { useCryptoCheck } from './fields/useCryptoCheck';
export { withdrawalFieldsOf } from './fields/withdrawalFields';
export { FollowWithdrawal, type FollowWithdrawalProps } from './submission/FollowWithdrawal';
export {
  type CreatedWithdrawal,
  type WithdrawalOrder,
  type WithdrawalSubmission,
  withdrawalSubmissionAtom,
} from './submission/submission';
export { useFollowWithdrawal } from './submission/useFollowWithdrawal';
export { useRetryUnknown } from './submission/useRetryUnknown';
export { useSubmitWithdrawal } from './submission/useSubmitWithdrawal';
export { type StatusUpdate, useWithdrawalUpdates } from './submission/useWithdrawalUpdates';
export { isSameRequest, type WithdrawalRequest } from './submission/withdrawalRequest';
export { StatusUpdateList } from './unresolved/StatusUpdateList';
export { UnresolvedNotice } from './unresolved/UnresolvedNotice';
export { useClearKeyConflict } from './unresolved/useClearKeyConflict';
