export { atom, useAtom, useAtomValue, useSetAtom, useStore } from 'jotai';
export { type Choice, choiceAtom } from './choice';
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
