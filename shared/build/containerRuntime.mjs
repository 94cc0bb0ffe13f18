/**
 * The run-time half of federation in our builds: what webpack's bundles call to offer shared modules, to take them, and
 * to start as a container. It stands in for the stock runtime (the plugin's `implementation` option), which costs 23 kB
 * brotli in the shell and 4 in each remote for snapshots, runtime plugins and preloading that the widget does not use.
 *
 * The protocol is module federation's own: a container has `init(shareScope)` and `get(module)`, and a share scope maps
 * `key → version → { get }`, where `get` gives a factory or a promise of one. So our containers also work in a host
 * application that brings the stock runtime.
 */

/** Whether a version lies in a range. We only ever write exact versions and caret ranges of 1.0.0 and later. */
export function satisfies(version, range) {
  if (!range || range === version) return true;
  if (!range.startsWith('^')) return false;
  const [major, minor, patch] = numbersOf(version);
  const [wantedMajor, wantedMinor, wantedPatch] = numbersOf(range.slice(1));
  if (major !== wantedMajor) return false;
  return minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch);
}

const numbersOf = (version) => version.split(/[.+-]/, 3).map(Number);

/** The newest first. */
const byVersion = (a, b) => {
  const [ours, theirs] = [numbersOf(a), numbersOf(b)];
  const differing = ours.findIndex((number, place) => number !== theirs[place]);
  return differing < 0 ? 0 : theirs[differing] - ours[differing];
};

/** Puts what this build offers into its share scopes; what is there already stays. */
function offer({ S: scopes, federation }) {
  for (const [key, offers] of Object.entries(federation.initOptions.shared ?? {})) {
    for (const { version, get, scope: names, shareConfig } of offers) {
      for (const name of names) {
        scopes[name] ??= {};
        scopes[name][key] ??= {};
        scopes[name][key][version] ??= { get, from: federation.initOptions.name, eager: shareConfig?.eager };
      }
    }
  }
}

/**
 * The factory of a shared module, or a promise of it. There is one instance of each: of the versions that this build was
 * made for, the one in use, else the newest. Throws where there are only others, before anything of them has run.
 */
function take(webpackRequire, moduleId) {
  const { shareKey, shareScope, requiredVersion, fallback } =
    webpackRequire.consumesLoadingData.moduleIdToConsumeDataMapping[moduleId];
  const versions = webpackRequire.S[[shareScope].flat()[0]]?.[shareKey] ?? {};
  const there = Object.keys(versions).sort(byVersion);
  if (there.length === 0) return fallback();
  const fitting = there.filter((one) => satisfies(one, requiredVersion));
  const version = fitting.find((one) => versions[one].loaded) ?? fitting[0];
  if (version === undefined) {
    const { name } = webpackRequire.federation.initOptions;
    throw new Error(`${name} needs ${shareKey} ${requiredVersion}, and ${there.join(', ')} is there`);
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

/** Gets the shared modules that a chunk needs. What cannot be had fails the chunk, and is tried again with it. */
function consumes({ chunkId, promises, installedModules, webpackRequire, chunkMapping }) {
  for (const id of chunkMapping[chunkId] ?? []) {
    if (id in installedModules) {
      promises.push(installedModules[id]);
      continue;
    }
    const getting = Promise.resolve()
      .then(() => take(webpackRequire, id))
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
    installedModules[id] = getting;
    promises.push(getting);
  }
}

/** The shared modules of the first script: eager ones, there at once. */
function installInitialConsumes({ installedModules, webpackRequire }) {
  for (const id of webpackRequire.consumesLoadingData.initialConsumes ?? []) {
    webpackRequire.m[id] = (module) => {
      installedModules[id] = 0;
      delete webpackRequire.c[id];
      const factory = take(webpackRequire, id);
      if (typeof factory !== 'function') throw new Error(`The shared module ${id} is not there at once`);
      module.exports = factory();
    };
  }
}

/**
 * Starts a build as a container within the given scope, which it also adds to. A stock host says which scope it gives:
 * in any but our own name there may be modules that were never meant for us, so we then start a scope of our own.
 *
 * @param {{ webpackRequire: any, shareScope: object, shareScopeKey: string,
 *   remoteEntryInitOptions?: { shareScopeKeys?: string | string[] } }} start
 */
function initContainerEntry({ webpackRequire, shareScope, shareScopeKey, remoteEntryInitOptions }) {
  const given = remoteEntryInitOptions?.shareScopeKeys;
  const isOurs = given === undefined || [given].flat().includes(shareScopeKey);
  if (isOurs) webpackRequire.S[shareScopeKey] = shareScope;
  else webpackRequire.S[shareScopeKey] ??= {};
  offer(webpackRequire);
}

export default {
  runtime: {},
  bundlerRuntimeOptions: {},
  bundlerRuntime: {
    init({ webpackRequire }) {
      offer(webpackRequire);
      return { name: webpackRequire.federation.initOptions.name };
    },
    I: () => true,
    consumes,
    installInitialConsumes,
    initContainerEntry,
  },
};
