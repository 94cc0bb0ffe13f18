export { type AmountTextRules, constrainAmountText, toStoredAmount } from './amountInput';
export { amountPattern } from './amountPattern';
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
export { decimalSeparatorOf, groupSeparatorOf } from './numberFormat';
export { parseAmount } from './parse';
export { prefillFor } from './prefill';
