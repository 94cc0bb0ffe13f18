/**
 * The federation runtime of our builds: webpack's bundles call it to provide shared modules, to consume them, and to start
 * as a container. It replaces the stock runtime, which is larger because of features that the widget does not use:
 * snapshots, runtime plugins and preloading. The figures are in docs/decisions/007-own-container-runtime.md.
 *
 * It implements the protocol of Module Federation: a container has `init(shareScope)` and `get(module)`. A share scope
 * maps `key → version → { get }`, where `get` returns a factory or a promise of one. So our containers also work in a
 * host application with the stock runtime.
 */

/** True if a version is in a range. Supports only exact versions and caret ranges of 1.0.0 and later. */
export function satisfies(version, range) {
  if (!range || range === version) return true;
  if (!range.startsWith('^')) return false;
  const [major, minor, patch] = numbersOf(version);
  const [wantedMajor, wantedMinor, wantedPatch] = numbersOf(range.slice(1));
  if (major !== wantedMajor) return false;
  return minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch);
}

const numbersOf = (version) => version.split(/[.+-]/, 3).map(Number);

/** Sorts versions, the newest first. */
const byVersion = (a, b) => {
  const [ours, theirs] = [numbersOf(a), numbersOf(b)];
  const differing = ours.findIndex((number, index) => number !== theirs[index]);
  return differing < 0 ? 0 : theirs[differing] - ours[differing];
};

/** Adds the modules that this build provides to its share scopes. Existing entries are kept. */
function provideShared({ S: scopes, federation }) {
  for (const [key, providers] of Object.entries(federation.initOptions.shared ?? {})) {
    for (const { version, get, scope: names, shareConfig } of providers) {
      for (const name of names) {
        scopes[name] ??= {};
        scopes[name][key] ??= {};
        scopes[name][key][version] ??= { get, from: federation.initOptions.name, eager: shareConfig?.eager };
      }
    }
  }
}

/**
 * Returns the factory of a shared module, or a promise of it. Only one instance of each module is used: of the versions that
 * satisfy this build's range, the version that is already loaded, else the newest version. If no version satisfies the
 * range, throws before any of them runs.
 */
function consumeShared(webpackRequire, moduleId) {
  const { shareKey, shareScope, requiredVersion, fallback } =
    webpackRequire.consumesLoadingData.moduleIdToConsumeDataMapping[moduleId];
  const versions = webpackRequire.S[[shareScope].flat()[0]]?.[shareKey] ?? {};
  const available = Object.keys(versions).sort(byVersion);
  if (available.length === 0) return fallback();
  const matching = available.filter((one) => satisfies(one, requiredVersion));
  const version = matching.find((one) => versions[one].loaded) ?? matching[0];
  if (version === undefined) {
    const { name } = webpackRequire.federation.initOptions;
    throw new Error(`${name} needs ${shareKey} ${requiredVersion}, and ${available.join(', ')} is there`);
  }
  const shared = versions[version];
  shared.loaded = true;
  return shared.lib ?? shared.get();
}

const install = (webpackRequire, moduleId, factory) => {
  webpackRequire.m[moduleId] = (module) => {
    delete webpackRequire.c[moduleId];
    module.exports = factory();
  };
};

/** Loads the shared modules that a chunk needs. If one fails, the chunk fails, and loading the chunk again retries it. */
function consumes({ chunkId, promises, installedModules, webpackRequire, chunkMapping }) {
  for (const id of chunkMapping[chunkId] ?? []) {
    if (id in installedModules) {
      promises.push(installedModules[id]);
      continue;
    }
    const loading = Promise.resolve()
      .then(() => consumeShared(webpackRequire, id))
      .then(
        (factory) => {
          installedModules[id] = 0;
          install(webpackRequire, id, factory);
        },
        (error) => {
          delete installedModules[id];
          throw error;
        },
      );
    installedModules[id] = loading;
    promises.push(loading);
  }
}

/** Installs the shared modules of the first script. These modules are eager, so that they are available synchronously. */
function installInitialConsumes({ installedModules, webpackRequire }) {
  for (const id of webpackRequire.consumesLoadingData.initialConsumes ?? []) {
    webpackRequire.m[id] = (module) => {
      installedModules[id] = 0;
      delete webpackRequire.c[id];
      const factory = consumeShared(webpackRequire, id);
      if (typeof factory !== 'function') throw new Error(`The shared module ${id} is not there at once`);
      module.exports = factory();
    };
  }
}

/**
 * Initialises a build as a container with the given share scope, and adds the build's modules to the scope. A host with the
 * stock runtime passes the name of the scope. If the scope has another name, it may contain incompatible modules, so the
 * container uses a new scope.
 *
 * @param {{ webpackRequire: any, shareScope: object, shareScopeKey: string,
 *   remoteEntryInitOptions?: { shareScopeKeys?: string | string[] } }} start
 */
function initContainerEntry({ webpackRequire, shareScope, shareScopeKey, remoteEntryInitOptions }) {
  const given = remoteEntryInitOptions?.shareScopeKeys;
  const isOurs = given === undefined || [given].flat().includes(shareScopeKey);
  if (isOurs) webpackRequire.S[shareScopeKey] = shareScope;
  else webpackRequire.S[shareScopeKey] ??= {};
  provideShared(webpackRequire);
}

export default {
  runtime: {},
  bundlerRuntimeOptions: {},
  bundlerRuntime: {
    init({ webpackRequire }) {
      provideShared(webpackRequire);
      return { name: webpackRequire.federation.initOptions.name };
    },
    I: () => true,
    consumes,
    installInitialConsumes,
    initContainerEntry,
  },
};
