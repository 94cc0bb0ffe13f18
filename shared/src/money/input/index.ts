export {
  type AmountTextRules,
  constrainAmountCaret,
  constrainAmountText,
  takesKey,
  toStoredAmount,
} from './amountInput';
export { chipsFor } from './chips';
export {
  groupAmountText,
  groupedCaret,
  plainAmountText,
  type Selected,
  settledAmountText,
  typedAmountText,
  ungroupChanged,
  ungroupDeleted,
  ungroupSelected,
} from './groupedAmount';
export { isExact } from './isExact';
export { toLatinDigits } from './latinDigits';
export { prefillFor } from './prefill';
