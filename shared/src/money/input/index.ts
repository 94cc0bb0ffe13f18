export {
  type AmountTextRules,
  constrainAmountCaret,
  constrainAmountText,
  toStoredAmount,
} from './amountInput';
export { chipsFor } from './chips';
export { toLatinDigits } from './latinDigits';
export { prefillFor } from './prefill';
