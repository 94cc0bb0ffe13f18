export { createFederation, type Federation, type RemoteLocation } from './createFederation';
export { RemoteError } from './remoteError';
export type { RemoteName } from './remotes';
