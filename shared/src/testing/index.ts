export { createFakeServer, type FakeServer } from './fakeServer';
export {
  createPayments,
  giveWithdrawal,
  type ShownFields,
  samplePlayer,
  showDeposit,
  shownAnswer,
  shownTransaction,
  storageOf,
  storeDeposit,
  storedDeposit,
  storedWithdrawal,
  storeWithdrawal,
  waitingRedirect,
} from './payments';
export { createRecordingHost } from './recordingHost';
export {
  type DepositFields,
  sampleDeposit,
  sampleDepositBody,
  sampleOrderContext,
  samplePaymentMethod,
  sampleSession,
  wireBonus,
  wireMethod,
} from './samples';
export { createTestServices, fakeTrustedOrigins, unconfiguredCaptcha } from './services';
