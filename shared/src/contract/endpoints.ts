import * as deposit from './deposit';
import * as methods from './methods';
import * as metrics from './metrics';
import * as peerToPeer from './peerToPeer';
import * as sweepstake from './sweepstake';
import * as withdrawal from './withdrawal';

/** Every call of the operator's API, by the name of its declaration. */
export const endpoints = {
  fetchPaymentMethods: methods.fetchPaymentMethods,
  fetchSweepstakePaymentMethods: methods.fetchSweepstakePaymentMethods,
  fetchCountrySelector: methods.fetchCountrySelector,
  fetchWithdrawalMethods: methods.fetchWithdrawalMethods,
  fetchSweepstakeWithdrawalMethods: methods.fetchSweepstakeWithdrawalMethods,
  fetchDepositLimits: methods.fetchDepositLimits,
  createDeposit: deposit.createDeposit,
  createSweepstakeDeposit: deposit.createSweepstakeDeposit,
  prepareDeposit: deposit.prepareDeposit,
  completeDeposit: deposit.completeDeposit,
  continueExternalDeposit: deposit.continueExternalDeposit,
  startSession: deposit.startSession,
  closeModalSession: deposit.closeModalSession,
  createPeerToPeerDeposit: peerToPeer.createPeerToPeerDeposit,
  completePeerToPeerDeposit: peerToPeer.completePeerToPeerDeposit,
  checkDeposit: peerToPeer.checkDeposit,
  cancelDeposit: peerToPeer.cancelDeposit,
  fetchDepositStatus: peerToPeer.fetchDepositStatus,
  findBank: peerToPeer.findBank,
  fetchBoxes: sweepstake.fetchBoxes,
  convertPayment: sweepstake.convertPayment,
  fetchSweepstakeBalances: sweepstake.fetchSweepstakeBalances,
  fetchRecoupSum: sweepstake.fetchRecoupSum,
  createWithdrawal: withdrawal.createWithdrawal,
  sendMetrics: metrics.sendMetrics,
} as const;
