export { isCryptoCurrency } from './coins';
export { currencyCodes, currencyOf, defaultCurrencies } from './currencies';
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
export { decimalSeparatorOf, formatDecimal, formatPercent, groupSeparatorOf } from './numberFormat';
export { paymentCurrencyOf } from './paymentCurrency';
