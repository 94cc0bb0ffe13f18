export { createFakeServer, type FakeServer, type HeldRequest } from './fakeServer';
export { createRecordingHost, type RecordingHost } from './recordingHost';
export { type RenderOptions, renderScreen } from './renderScreen';
export { samplePaymentMethod, sampleSession, wireBonus, wireMethod } from './samples';
export type { Whereabouts } from './screenRouter';
