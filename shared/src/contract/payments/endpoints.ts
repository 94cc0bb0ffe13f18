import * as contract from '@paywidget/shared/contract';
import * as deposit from './deposit';
import * as existingDeposit from './existingDeposit';
import * as peerToPeer from './peerToPeer';
import * as sweepstake from './sweepstake';
import * as withdrawal from './withdrawal';

/** All calls of the operator's API, by the name of their declaration. */
export const endpoints = {
  fetchPaymentMethods: contract.fetchPaymentMethods,
  fetchSweepstakePaymentMethods: contract.fetchSweepstakePaymentMethods,
  fetchCountrySelector: contract.fetchCountrySelector,
  fetchWithdrawalMethods: contract.fetchWithdrawalMethods,
  fetchSweepstakeWithdrawalMethods: contract.fetchSweepstakeWithdrawalMethods,
  fetchDepositLimits: contract.fetchDepositLimits,
  createDeposit: deposit.createDeposit,
  createSweepstakeDeposit: deposit.createSweepstakeDeposit,
  prepareDeposit: deposit.prepareDeposit,
  completeDeposit: deposit.completeDeposit,
  continueExternalDeposit: deposit.continueExternalDeposit,
  startSession: deposit.startSession,
  closeModalSession: deposit.closeModalSession,
  createPeerToPeerDeposit: peerToPeer.createPeerToPeerDeposit,
  completePeerToPeerDeposit: peerToPeer.completePeerToPeerDeposit,
  checkDeposit: existingDeposit.checkDeposit,
  cancelDeposit: existingDeposit.cancelDeposit,
  fetchDepositStatus: existingDeposit.fetchDepositStatus,
  findBank: peerToPeer.findBank,
  fetchBoxes: sweepstake.fetchBoxes,
  convertPayment: sweepstake.convertPayment,
  fetchSweepstakeBalances: sweepstake.fetchSweepstakeBalances,
  fetchRecoupSum: sweepstake.fetchRecoupSum,
  createWithdrawal: withdrawal.createWithdrawal,
  sendMetrics: contract.sendMetrics,
} as const;
