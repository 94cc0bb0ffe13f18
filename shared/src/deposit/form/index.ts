export { ChosenMethod, type ChosenMethodProps } from './ChosenMethod';
export { DepositFormPage, type DepositFormPageProps } from './DepositFormPage';
export { DepositNotices } from './DepositNotices';
export { DepositSummary, type DepositSummaryProps } from './DepositSummary';
export { useFormDraft } from './formDraft';
export { needsResolution, ResolveButton, type ResolveButtonProps } from './ResolveButton';
export { depositAwaitingFields, fieldsWith, ownFieldsOf } from './requestedFields';
export { SubmitFooter, type SubmitFooterProps } from './SubmitFooter';
export { type DepositFormOptions, type DepositFormState, useDepositForm } from './useDepositForm';
