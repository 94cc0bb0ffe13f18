export { atom, type PrimitiveAtom, useSetAtom, useStore } from 'jotai';
export {
  deployedLookAtom,
  type ThemeChoice,
  themeAtom,
  tokenLayersAtom,
  tokenRepairsAtom,
  tokensAtom,
} from './appearance';
export {
  type Attempt,
  canResume,
  type DepositRequestKind,
  isOpenPayment,
  type OrderContext,
  parseAttempt,
  type RedirectMode,
  serializeAttempt,
} from './attempt';
export {
  type AttemptStore,
  attemptStoreAtom,
  createAttemptStore,
  createRecordStore,
  openPaymentsTextAtom,
  type TextStorage,
} from './attemptStore';
export { isBarePageAtom } from './barePage';
export { type BonusKind, type BonusMemory, bonusMemoryAtom, bonusSwitchesAtom } from './bonus';
export { type CaptchaService, captchaServiceAtom } from './captcha';
export { type Choice, choiceAtom } from './choice';
export { announceCloseAtom, beforeCloseAtom } from './closing';
export {
  appLinksAtom,
  hostReturnUrlAtom,
  refusesCardFieldsAtom,
  trustedOriginsAtom,
  widgetUrlAtom,
} from './deployment';
export {
  type CreatedDeposit,
  createdDepositAtom,
  type DepositAnswer,
  paymentSessionsAtom,
} from './deposit';
export { useHasOpenPayments, useIsInterrupted, useIsWithdrawalUnderWay } from './interruption';
export { depositMethodsParamsAtom, withdrawalMethodsParamsAtom } from './methodsParams';
export { countryAtom, currencyAtom, keepForPaymentAtom, pickedCurrencyAtom, regionAtom } from './picked';
export { attemptKeyAtom, instanceAtom, perPlayerAtom } from './player';
export { createStore, StateProvider, type Store } from './StateProvider';
export {
  abTestGroupAtom,
  experimentGroupsAtom,
  isNativeAtom,
  languageAtom,
  offersCryptoBonusAtom,
  payloadAtom,
  type Session,
  sessionAtom,
  startedSessionAtom,
  userAtom,
} from './session';
export {
  type AdditionalTransaction,
  clearTransactionAtom,
  type EndReason,
  type OnchainTransaction,
  type Transaction,
  transactionAtom,
} from './transaction';
export { useAtom, useAtomValue } from './useAtomValue';
export { type WithdrawalAttempt, withdrawalAttemptStoreAtom } from './withdrawalAttempt';
