export { createFederation, type Federation, type RemoteLocation } from './createFederation';

export type { RemoteName } from './remotes';
