export { createFakeServer, type FakeServer } from './fakeServer';
export { createRecordingHost } from './recordingHost';
export { samplePaymentMethod, sampleSession, wireBonus, wireMethod } from './samples';
