export {
  type Currency,
  currencyCodes,
  currencyOf,
  defaultCurrencies,
  isCryptoCurrency,
} from './currencies';
export {
  add,
  canonical,
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
export {
  type AmountCheck,
  type AmountRule,
  checkAmount,
  type LimitSources,
  type Limits,
  limitsOf,
} from './limits';
export { decimalSeparatorOf, groupSeparatorOf } from './numberFormat';
