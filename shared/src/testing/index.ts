export { createFakeServer, type FakeServer } from './fakeServer';
export { createRecordingHost } from './recordingHost';
export {
  sampleAttempt,
  sampleDepositBody,
  sampleOrderContext,
  samplePaymentMethod,
  sampleSession,
  wireBonus,
  wireMethod,
} from './samples';
