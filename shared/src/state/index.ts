export { atom, useAtom, useAtomValue, useSetAtom, useStore } from 'jotai';
export {
  Attempt,
  type CreationKind,
  creationKinds,
  mayTakeOver,
  Purpose,
  type RedirectWay,
  redirectWays,
} from './attempt';
export { type AttemptStore, attemptStoreAtom, createAttemptStore, type TextStorage } from './attemptStore';
export { isBarePageAtom } from './barePage';
export { type Choice, choiceAtom } from './choice';
export { announceCloseAtom, beforeCloseAtom } from './closing';
export { hostReturnUrlAtom, widgetUrlAtom } from './deployment';
export {
  type CreatedDeposit,
  type DepositAnswer,
  depositResponseAtom,
  paymentSessionAtom,
  type StartedSession,
} from './deposit';
export { createStore, StateProvider, type Store } from './StateProvider';
export {
  abTestGroupAtom,
  countryAtom,
  currencyAtom,
  experimentGroupsAtom,
  isNativeAtom,
  languageAtom,
  payloadAtom,
  platformAtom,
  regionAtom,
  type Session,
  sessionAtom,
  startedSessionAtom,
  userAtom,
} from './session';
export { clearTransactionAtom, type Transaction, transactionAtom } from './transaction';
