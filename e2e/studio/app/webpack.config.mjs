import { readFileSync } from 'node:fs';
import path from 'node:path';
import { studioPolicy } from '@paywidget/operator/sandbox/studioPolicy';
import { preset, root } from '@paywidget/shared/build';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';

const folder = path.join(root, 'e2e/studio/app');

/** Adds files to the build under their own names: `[name in the build, file]`. */
class AddFiles {
  constructor(files) {
    this.files = files;
  }

  apply(compiler) {
    const { Compilation, sources } = webpack;
    compiler.hooks.thisCompilation.tap('AddFiles', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'AddFiles', stage }, () => {
        for (const [name, file] of this.files) {
          compilation.emitAsset(name, new sources.RawSource(readFileSync(path.join(root, file))));
        }
      });
    });
  }
}

/** Icons of the methods and countries in the states: see `e2e/studio/states/methods.ts`. */
const methodIcons = [
  ...readFileSync(path.join(root, 'e2e/studio/states/methods.ts'), 'utf8').matchAll(/id: '([a-z_]+)'/g),
].map(([, id]) => id);
const flags = ['br', 'nl'];

const page = (name, chunk) =>
  new HtmlWebpackPlugin({
    template: path.join(folder, `${name}.html`),
    filename: `${name}.html`,
    chunks: [chunk],
    inject: 'head',
    scriptLoading: 'defer',
    meta: {
      'Content-Security-Policy': { 'http-equiv': 'Content-Security-Policy', content: studioPolicy() },
    },
  });

/**
 * Builds the studio into `dist/studio`: static files with relative addresses, for any folder of any server. `index.html` is the studio,
 * `state.html` shows one state of a screen.
 */
export default function studio(_, argv) {
  const base = preset('e2e/studio', argv);
  return {
    ...base,
    name: 'studio',
    context: folder,
    entry: { studio: './src/main.ts', state: './src/state/main.ts' },
    output: {
      ...base.output,
      path: path.join(root, 'dist/studio'),
      uniqueName: 'studio',
      trustedTypes: { policyName: 'paywidget' },
    },
    optimization: {
      ...base.optimization,
      splitChunks: {
        // The page of a state needs nearly all of the widget: one file instead of a hundred. Texts stay on their own, one file per language.
        cacheGroups: {
          screens: {
            test: /\.(scss|css|[cm]?[jt]sx?)$/,
            name: 'screens',
            chunks: (chunk) => chunk.name !== 'studio',
            enforce: true,
          },
        },
      },
    },
    plugins: [
      ...base.plugins,
      page('index', 'studio'),
      page('state', 'state'),
      new AddFiles([
        ['favicon.svg', 'e2e/studio/app/favicon.svg'],
        ...methodIcons.map((id) => [`icons/methods/${id}.svg`, `e2e/operator/icons/methods/${id}.svg`]),
        ...flags.map((code) => [`icons/flags/${code}.svg`, `node_modules/circle-flags/flags/${code}.svg`]),
      ]),
    ],
    cache: { ...base.cache, cacheDirectory: path.join(root, 'node_modules/.cache/webpack/studio') },
  };
}
