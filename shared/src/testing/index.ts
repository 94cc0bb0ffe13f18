export { createFakeServer, type FakeServer } from './fakeServer';
export { createRecordingHost } from './recordingHost';
export { sampleAttempt, samplePaymentMethod, sampleSession, wireBonus, wireMethod } from './samples';
