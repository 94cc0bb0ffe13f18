export { Card } from './card';
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
export { endpoints } from './endpoints';
export { cancelDeposit, checkDeposit, DepositCheck, fetchDepositStatus } from './existingDeposit';
export {
  completePeerToPeerDeposit,
  createPeerToPeerDeposit,
  FoundBank,
  findBank,
  PeerToPeerCreation,
} from './peerToPeer';
export { Instruction, missingInPeerToPeerDeposit, PeerToPeerDeposit } from './peerToPeerDeposit';
export { Requisite, type RequisiteType } from './requisite';
export {
  Box,
  BoxGroup,
  convertPayment,
  fetchBoxes,
  fetchRecoupSum,
  fetchSweepstakeBalances,
  SweepstakeBalance,
} from './sweepstake';
export { FlowButton, UnifiedFlow } from './unifiedFlow';
export { createWithdrawal, WithdrawalCreation, WithdrawalResponse } from './withdrawal';
