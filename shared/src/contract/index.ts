export { Bonus } from './bonus';
export { bonusGroup } from './bonusGroup';
export { type Caller, callerOf, headersFor, nativePlatforms } from './caller';
export { camelCased, camelCasedObject } from './camelCase';
export {
  type CaptchaConfiguration,
  type CaptchaKind,
  CaptchaOutput,
  captchaOutputShape,
} from './captcha';
export { Configuration, type RemoteFiles } from './configuration';
export { toDecimalText } from './decimalText';
export {
  type DepositMethodsParams,
  depositMethodsEndpoint,
  depositMethodsParams,
} from './depositMethodsCall';
export { defineEndpoint, type Endpoint, type RequestOf, type ResponseOf } from './endpoint';
export { ContractError, ErrorBody, readErrorBody } from './error';
export {
  Amount,
  CountryCode,
  CurrencyCode,
  Flag,
  Id,
  LocalizedText,
  lenient,
  Nothing,
  NumberLike,
  nullish,
  OptionalAmount,
  OptionalCurrencyCode,
  OptionalFlag,
  OptionalLocalizedText,
  OptionalNumber,
  OptionalScalarText,
  OptionalText,
  ScalarText,
  Timestamp,
} from './fieldSchemas';
export { toFlag } from './flags';
export { FormField } from './formField';
export { hostDefaults } from './hostDefaults';
export {
  Experiment,
  HostPayload,
  HostPayloadUpdate,
} from './hostPayload';
export { type CardViewType, cardViewTypes, toBadge, toCardViewType } from './methodCodes';
export {
  type DepositLimits,
  fetchCountrySelector,
  fetchDepositLimits,
  fetchPaymentMethods,
  fetchSweepstakePaymentMethods,
  fetchSweepstakeWithdrawalMethods,
  fetchWithdrawalMethods,
  type MethodList,
  PaymentMethods,
} from './methods';
export { type Metric, sendMetrics } from './metrics';
export { ownValue } from './ownValue';
export { parseAnswer, parseWire } from './parseAnswer';
export { IconId, type Network, PaymentMethod } from './paymentMethod';
export { attemptKeyPrefix } from './paymentStorage';
export {
  type Blockchain,
  DepositStatusPush,
  LoginTokenPush,
  type PushName,
  pushes,
  readStatus,
  StatusCode,
  type StatusUpdate,
  type TransactionStatus,
  transactionStatuses,
  WireStatus,
  WithdrawalStatusPush,
} from './status';
export { defaultTheme, toThemeChoice } from './themeChoice';
export { ThemeChoice, Tokens } from './tokens';
export { tolerantList } from './tolerance';
export { User, UserUpdate } from './user';
export { toUserLanguage } from './userLanguage';
export { toWidgetViewType, type WidgetViewType } from './widgetViewType';
