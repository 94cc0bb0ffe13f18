import { createHash } from 'node:crypto';
import webpack from 'webpack';
import { trustScripts } from './trustedScripts.mjs';
import { loadVerified } from './verifiedLoading.mjs';

const name = 'IntegrityPlugin';
/** A marker in a build's entry. The table of hashes replaces it when all chunks are final. */
const placeholder = '__PAYWIDGET_INTEGRITY__';

const sha256 = (content, encoding) => createHash('sha256').update(content).digest(encoding);

/** Returns the `integrity` attribute for a content. @param {string | Uint8Array} content */
export const integrityOf = (content) => `sha256-${sha256(content, 'base64')}`;

/**
 * Returns the files that the build's entry always loads next, and the files of the app, which every start of a widget loads.
 */
function firstFilesOf(compilation) {
  const groups = [...compilation.entrypoints.values()].flatMap((entry) => entry.getChildren());
  const app = compilation.namedChunkGroups.get('bootstrap');
  return new Set([...groups, ...(app ? [app] : [])].flatMap((group) => group.getFiles()));
}

/** Writes the table of all chunks' files, and inserts its name and hash into the entries. */
function writeTable(compilation, hasFirst) {
  const { RawSource } = webpack.sources;
  const entries = [...compilation.chunks]
    .filter((chunk) => chunk.hasRuntime())
    .flatMap((chunk) => [...chunk.files].filter((file) => file.endsWith('.js')));
  const files = [...compilation.chunks].flatMap((chunk) => [...chunk.files]);
  const hashes = [...new Set(files)]
    .filter((file) => !entries.includes(file))
    .sort()
    .map((file) => [file, integrityOf(compilation.assets[file].buffer())]);
  const content = JSON.stringify(Object.fromEntries(hashes));
  const file = `integrity.${sha256(content, 'hex').slice(0, 8)}.json`;
  compilation.emitAsset(file, new RawSource(content));
  const firstFiles = hasFirst ? firstFilesOf(compilation) : new Set();
  const first = Object.fromEntries(hashes.filter(([one]) => firstFiles.has(one)));
  const reference = JSON.stringify({ file, integrity: integrityOf(content), first });
  for (const entry of entries) {
    const text = compilation.assets[entry].source().toString();
    compilation.updateAsset(entry, new RawSource(text.replace(`"${placeholder}"`, reference)));
  }
}

/**
 * Makes a build verify each chunk that it loads. The entry's name still depends on the whole content of the entry, because
 * the entry also contains the chunks' names, and these names contain hashes of the chunks' content.
 *
 * @param {{ role: 'page' | 'package' | 'remote' }} options `page`: the build of the page, which itself contains the hashes of
 * the first files. `remote`: a flow, which uses the loading function of the build that starts it
 */
export const verifiedChunks = ({ role }) => ({
  apply(compiler) {
    const { RuntimeGlobals, Compilation, runtime } = webpack;
    const isRemote = role === 'remote';
    const call = `window.paywidgetLoadVerified(${RuntimeGlobals.require}, "${placeholder}");`;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.runtimeModule.tap(name, (module) => {
        if (module instanceof runtime.LoadScriptRuntimeModule)
          module.generate = () =>
            isRemote
              ? call
              : `(${trustScripts})();\nwindow.paywidgetLoadVerified ??= ${loadVerified};\n${call}`;
      });
      // After all hashes in file names are final.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tap({ name, stage }, () => writeTable(compilation, role !== 'page'));
    });
  },
});
