export { atom, type PrimitiveAtom, useSetAtom, useStore } from 'jotai';
export {
  deployedLookAtom,
  type ThemeChoice,
  themeAtom,
  tokenLayersAtom,
  tokenRepairsAtom,
  tokensAtom,
} from './appearance';
export { type BonusKind, type BonusMemory, bonusMemoryAtom, bonusSwitchesAtom } from './bonus';
export { type Choice, choiceAtom } from './choice';
export { announceCloseAtom, beforeCloseAtom } from './closing';
export { depositMethodsParamsAtom, withdrawalMethodsParamsAtom } from './methodsParams';
export { countryAtom, currencyAtom, keepForPaymentAtom, pickedCurrencyAtom, regionAtom } from './picked';
export { attemptKeyAtom, instanceAtom, perPlayerAtom } from './player';
export { createRecordStore, type TextStorage } from './recordStore';
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
  userAtom,
} from './session';
export { useAtom, useAtomValue } from './useAtomValue';
