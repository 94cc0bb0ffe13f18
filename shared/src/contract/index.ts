export {
  type CaptchaConfiguration,
  type CaptchaKind,
  CaptchaOutput,
  captchaOutputShape,
} from './deployment/captcha';
export { Configuration, type RemoteFiles } from './deployment/configuration';
export { defaultTheme, toThemeChoice } from './deployment/themeChoice';
export { ThemeChoice, Tokens } from './deployment/tokens';
export { Bonus } from './host/bonus';
export { bonusGroup } from './host/bonusGroup';
export { type Caller, callerOf, headersFor, nativePlatforms } from './host/caller';
export { hostDefaults } from './host/hostDefaults';
export {
  Experiment,
  HostPayload,
  HostPayloadUpdate,
} from './host/hostPayload';
export { User, UserUpdate } from './host/user';
export { toUserLanguage } from './host/userLanguage';
export { toWidgetViewType, type WidgetViewType } from './host/widgetViewType';
export {
  type DepositMethodsParams,
  depositMethodsEndpoint,
  depositMethodsParams,
} from './methods/depositMethodsCall';
export { FormField } from './methods/formField';
export { type CardViewType, cardViewTypes, toBadge, toCardViewType } from './methods/methodCodes';
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
} from './methods/methods';
export { IconId, type Network, PaymentMethod } from './methods/paymentMethod';
export { type Metric, sendMetrics } from './metrics';
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
} from './status/status';
export { camelCased, camelCasedObject } from './wire/camelCase';
export { toDecimalText } from './wire/decimalText';
export { defineEndpoint, type Endpoint, type RequestOf, type ResponseOf } from './wire/endpoint';
export { ContractError, ErrorBody, readErrorBody } from './wire/error';
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
} from './wire/fieldSchemas';
export { toFlag } from './wire/flags';
export { ownValue } from './wire/ownValue';
export { parseAnswer, parseWire } from './wire/parseAnswer';
export { tolerantList } from './wire/tolerance';
