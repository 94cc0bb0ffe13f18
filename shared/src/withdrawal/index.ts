export { WithdrawalFacts, type WithdrawalFactsProps } from './complete/WithdrawalFacts';
export { WithdrawalResult, type WithdrawalResultProps } from './complete/WithdrawalResult';
export {
  type FieldEntry,
  type FormDraft,
  type SubmittedForm,
  useDraftStart,
  useKeepDraft,
  useSubmittedForm,
} from './draft/formDraft';
export { CryptoWarnings, type CryptoWarningsProps } from './fields/CryptoWarnings';
export { isMemoField } from './fields/memo';
export { useCryptoCheck } from './fields/useCryptoCheck';
export { withdrawalFieldsOf } from './fields/withdrawalFields';
export {
  type OutcomeTexts,
  redemptionTexts,
  useOutcomeTexts,
  withdrawalTexts,
} from './submission/outcomeTexts';
export { type MethodOnScreen, useMethodOnScreen } from './submission/useMethodOnScreen';
export { useOpenCreatedWithdrawal } from './submission/useOpenCreatedWithdrawal';
export { useRetryUnknown } from './submission/useRetryUnknown';
export { useSubmitWithdrawal } from './submission/useSubmitWithdrawal';
export { useWithdrawalUpdates } from './submission/useWithdrawalUpdates';
export {
  WithdrawalRejectionNotice,
  type WithdrawalRejectionNoticeProps,
} from './submission/WithdrawalRejectionNotice';
export { WithdrawalResumeGate, type WithdrawalResumeGateProps } from './submission/WithdrawalResumeGate';
export { isSameRequest } from './submission/withdrawalRequest';
export { StatusUpdateList } from './unresolved/StatusUpdateList';
export { UnresolvedNotice } from './unresolved/UnresolvedNotice';
export { useClearKeyConflict } from './unresolved/useClearKeyConflict';
