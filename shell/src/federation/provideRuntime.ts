import {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  getRemoteEntry,
  getRemoteInfo,
  helpers,
  loadScript,
  loadScriptNode,
  Module,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';

/**
 * Remotes are built without the federation runtime (17 kB brotli each) and take the shell's from this global. The stock
 * plugin hands over the whole library and so keeps all of it; these are just the names that a remote's own part imports.
 */
export function provideRuntime(): void {
  Object.assign(globalThis, {
    _FEDERATION_RUNTIME_CORE: {
      assert,
      CurrentGlobal,
      getGlobalFederationConstructor,
      getRemoteEntry,
      getRemoteInfo,
      helpers,
      loadScript,
      loadScriptNode,
      Module,
      ModuleFederation,
      registerGlobalPlugins,
      satisfy,
      setGlobalFederationConstructor,
      setGlobalFederationInstance,
    },
  });
}
