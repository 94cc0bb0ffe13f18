export {
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
  roundToDecimals,
  subtract,
  toRequestNumber,
} from './decimal';
export { formatAmount, formatRange } from './format';
export {
  checkAmount,
  type Limits,
  limitsOf,
} from './limits';
export { decimalSeparatorOf, groupSeparatorOf } from './numberFormat';
