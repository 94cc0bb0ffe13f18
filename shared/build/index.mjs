export { containerName, remotePreset } from './remotePreset.mjs';
export { shareScope, singletons } from './singletons.mjs';
export { useContainerRuntime } from './useContainerRuntime.mjs';
export { preset, root, staticPath, versionOf } from './webpackPreset.mjs';
