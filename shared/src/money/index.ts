export {
  type AmountTextRules,
  constrainAmountCaret,
  constrainAmountText,
  toStoredAmount,
} from './amountInput';
export { chipsFor } from './chips';
export {
  type Currency,
  currencyCodes,
  currencyOf,
  defaultCurrencies,
  isCryptoCurrency,
} from './currencies';
export {
  add,
  compare,
  type Decimal,
  isDecimal,
  isWhole,
  isZero,
  multiply,
  type Rounding,
  roundToDecimals,
  subtract,
  toRequestNumber,
} from './decimal';
export { formatAmount, formatRange } from './format';
export { toLatinDigits } from './latinDigits';
export {
  type AmountCheck,
  type AmountRule,
  checkAmount,
  type LimitSources,
  type Limits,
  limitsOf,
} from './limits';
export { decimalSeparatorOf } from './numberFormat';
export { prefillFor } from './prefill';
