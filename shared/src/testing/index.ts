export { createFakeServer, type FakeServer, type HeldRequest } from './fakeServer';
export { createRecordingHost, type RecordingHost } from './recordingHost';
export { samplePaymentMethod, sampleSession, wireBonus, wireMethod } from './samples';
