export { chunkContents } from './chunkContents.mjs';
export { integrityOf } from './integrityPlugin.mjs';
export { ownContainerRuntime } from './ownContainerRuntime.mjs';
export { remotePreset } from './remotePreset.mjs';
export { firstUnits, formGroups, shareScope, singletons } from './units.mjs';
export { preset, root, staticPath, versionOf } from './webpackPreset.mjs';
