export {
  isAdditionalTransaction,
  onchainTransactionOf,
  withAdditionalTransaction,
} from './additionalTransactions';
export type { AdditionalTransaction, OnchainTransaction } from './coins';
export {
  type AnsweredDeposit,
  canResume,
  type Deposit,
  type DepositAnswer,
  type DepositRequestKind,
  type EndReason,
  isClaimed,
  isOpenPayment,
  isOrdered,
  type OpenPayment,
  type OrderContext,
  type OrderedDeposit,
  type PaymentReport,
  type PendingRedirect,
  type Redirect,
  type RedirectMode,
} from './deposit';
export { currentDeposit, depositWith } from './deposits';
export { useHasOpenPayments, useIsInterrupted, useIsWithdrawalUnderWay } from './interruption';
export type { PaymentErrorText } from './paymentErrorText';
export {
  currentDepositAtom,
  openPaymentsAtom,
  type PlayerPayments,
  paymentsAtom,
  paymentsOf,
  shownDepositAtom,
  withdrawalAtom,
} from './payments';
export type { PaymentEvent } from './reducePayments';
export {
  advanceStatus,
  displayedStatus,
  isFinalStatus,
  matchesPush,
  type ReturnedStatus,
  statusFromQuery,
} from './status';
export { parseDeposit, serializeDeposit } from './storedDeposit';
export type {
  CreatedWithdrawal,
  WithdrawalOrder,
  WithdrawalRequest,
  WithdrawalSubmission,
  WithdrawalUpdate,
} from './withdrawal';
