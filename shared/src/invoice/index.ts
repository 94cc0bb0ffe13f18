export { CancelButton, type CancelButtonProps } from './completion/CancelButton';
export { PaidFooter, type PaidFooterProps } from './completion/PaidFooter';
export { type Cancellation, useCancellation } from './completion/useCancellation';
export {
  type Completion,
  type CompletionState,
  type CompletionView,
  useCompletion,
} from './completion/useCompletion';
export { Countdown, type CountdownProps } from './countdown/Countdown';
export { type CountdownState, useCountdown } from './countdown/useCountdown';
export { ExpiredInvoice, type ExpiredInvoiceProps } from './deposit/ExpiredInvoice';
export { InvoicePlaceholder } from './deposit/InvoicePlaceholder';
export {
  type InvoiceDeposit,
  type PayableAmount,
  payableAmountOf,
  unifiedFlowOf,
} from './deposit/invoiceDeposit';
export { PayableAmountCard, type PayableAmountCardProps } from './deposit/PayableAmountCard';
export { type FollowOptions, useFollowStatus } from './deposit/useFollowStatus';
export { useInvoiceDeposit } from './deposit/useInvoiceDeposit';
export { type LeaveInvoice, useLeaveInvoice, useLeaveInvoices } from './deposit/useLeaveInvoice';
export { useIsPhone } from './device/useIsPhone';
export { confirmationIdName, invoiceFields } from './fields/confirmationId';
export { InvoiceFields } from './fields/InvoiceFields';
export { LinkButton, type LinkButtonProps } from './link/LinkButton';
export { QrCode, type QrCodeProps } from './qr/QrCode';
export { ScanCode } from './qr/ScanCode';
export { cardRequisites } from './requisites/cardRequisites';
export { RequisiteList, type RequisiteListProps } from './requisites/RequisiteList';
export { UnifiedForm, type UnifiedFormProps } from './unified/UnifiedForm';
