export { Bonus, BonusList } from './bonus';
export { camelCased, camelCasedObject } from './camelCase';
export {
  CaptchaConfiguration,
  type CaptchaKind,
  CaptchaOutput,
  CaptchaSource,
  captchaKinds,
  captchaOutputShape,
} from './captcha';
export { Configuration, Remote } from './configuration';
export { toDecimalText } from './decimalText';
export { defineEndpoint, type Endpoint, type RequestOf, type ResponseOf } from './endpoint';
export { ContractError, ErrorBody, readErrorBody } from './error';
export { FormField, type FormFieldType, formFieldTypes } from './formField';
export {
  Experiment,
  HostPayload,
  HostPayloadUpdate,
  toWidgetViewType,
  type WidgetViewType,
} from './hostPayload';
export {
  Amount,
  Id,
  LocalizedText,
  lenient,
  lenientList,
  Nothing,
  nullish,
  OptionalAmount,
  OptionalFlag,
  OptionalLocalizedText,
  OptionalNumber,
  OptionalScalarText,
  OptionalText,
  ScalarText,
  Timestamp,
} from './kit';
export {
  CountrySelector,
  DepositLimits,
  fetchCountrySelector,
  fetchDepositLimits,
  fetchPaymentMethods,
  fetchSweepstakePaymentMethods,
  fetchSweepstakeWithdrawalMethods,
  fetchWithdrawalMethods,
  MethodList,
  PaymentMethods,
} from './methods';
export { Metric, sendMetrics } from './metrics';
export { type DroppedPart, type Parsed, parseAnswer, parseWire } from './parseAnswer';
export {
  AmountRule,
  type Badge,
  type CardViewType,
  cardViewTypes,
  IconId,
  MethodFee,
  Network,
  PaymentMethod,
} from './paymentMethod';
export {
  type Blockchain,
  blockchains,
  DepositStatusPush,
  LoginTokenPush,
  type PushName,
  pushes,
  StatusCode,
  type TransactionStatus,
  toTransactionStatus,
  transactionStatuses,
  WithdrawalStatusPush,
} from './status';
export { essential, tolerantList } from './tolerance';
export { Balance, type Platform, platforms, toUserLanguage, User, UserUpdate } from './user';
