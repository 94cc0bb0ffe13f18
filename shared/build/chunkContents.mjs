import path from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';

const name = 'ChunkContents';
const root = fileURLToPath(new URL('../../', import.meta.url));

/** Returns the modules of a chunk. If webpack has joined several modules into one, returns the joined modules. */
const modulesOf = ({ chunkGraph }, chunk) =>
  [...chunkGraph.getChunkModulesIterable(chunk)].flatMap((module) => module.modules ?? [module]);

/** Returns the packages and the folders of this repository from which a chunk's code comes. */
function contentsOf(compilation, chunk) {
  const files = modulesOf(compilation, chunk).flatMap((module) => module.nameForCondition?.() ?? []);
  const places = files.map((file) => path.relative(root, file).replaceAll('\\', '/'));
  const packages = places.flatMap(
    (file) => /.*node_modules\/((?:@[^/]+\/)?[^/.][^/]*)\//.exec(file)?.[1] ?? [],
  );
  const folders = places
    .filter((file) => !file.includes('node_modules/'))
    .map((file) => path.posix.dirname(file));
  const sorted = (list) => [...new Set(list)].sort();
  return { folders: sorted(folders), packages: sorted(packages) };
}

/** Lists the contents of each script of a build in `contents.<build>.json`, beside the scripts. See docs/guides/pci.md. */
export const chunkContents = () => ({
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // After all hashes in file names are final.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const contents = [...compilation.chunks].flatMap((chunk) =>
          [...chunk.files]
            .filter((file) => file.endsWith('.js'))
            .map((file) => [file, contentsOf(compilation, chunk)]),
        );
        const text = JSON.stringify(Object.fromEntries(contents.sort()));
        compilation.emitAsset(`contents.${compiler.name}.json`, new webpack.sources.RawSource(text));
      });
    });
  },
});
