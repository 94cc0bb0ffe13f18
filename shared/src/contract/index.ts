export { Bonus, BonusList } from './bonus';
export {
  CaptchaConfiguration,
  type CaptchaKind,
  CaptchaOutput,
  CaptchaSource,
  captchaKinds,
} from './captcha';
export { Card } from './card';
export { Configuration, Remote } from './configuration';
export { toDecimalText } from './decimalText';
export {
  closeModalSession,
  completeDeposit,
  continueExternalDeposit,
  createDeposit,
  createSweepstakeDeposit,
  PaymentSession,
  prepareDeposit,
  startSession,
} from './deposit';
export { DepositCreation, SweepstakeDepositCreation } from './depositCreation';
export { CryptoAddress, DepositData, DepositResponse, OnrampOffer } from './depositResponse';
export { defineEndpoint, type Endpoint, type RequestOf, type ResponseOf } from './endpoint';
export { endpoints } from './endpoints';
export { ContractError, ErrorBody, readErrorBody } from './error';
export { FormField, type FormFieldType, formFieldTypes } from './formField';
export {
  Experiment,
  HostPayload,
  HostPayloadUpdate,
  toWidgetViewType,
  type WidgetViewType,
} from './hostPayload';
export { Amount, Id, LocalizedText, lenient, lenientList, nullish, ScalarText, Timestamp } from './kit';
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
  cancelDeposit,
  checkDeposit,
  completePeerToPeerDeposit,
  createPeerToPeerDeposit,
  DepositCheck,
  FoundBank,
  fetchDepositStatus,
  findBank,
  PeerToPeerCreation,
} from './peerToPeer';
export { Instruction, missingInPeerToPeerDeposit, PeerToPeerDeposit } from './peerToPeerDeposit';
export { Requisite, type RequisiteType } from './requisite';
export {
  type Blockchain,
  blockchains,
  DepositStatusPush,
  LoginTokenPush,
  type PushName,
  pushes,
  type TransactionStatus,
  toTransactionStatus,
  transactionStatuses,
  WithdrawalStatusPush,
} from './status';
export {
  Box,
  BoxGroup,
  convertPayment,
  fetchBoxes,
  fetchRecoupSum,
  fetchSweepstakeBalances,
  SweepstakeBalance,
} from './sweepstake';
export { essential, tolerantList } from './tolerance';
export { FlowButton, UnifiedFlow } from './unifiedFlow';
export { Balance, type Platform, platforms, toUserLanguage, User, UserUpdate } from './user';
export { createWithdrawal, WithdrawalCreation, WithdrawalResponse } from './withdrawal';
