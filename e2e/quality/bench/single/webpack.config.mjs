import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '@paywidget/shared/build';
import webpack from 'webpack';
import shell from '../../../../shell/webpack.config.mjs';

const bundledFlows = fileURLToPath(new URL('./bundledFlows.ts', import.meta.url));
const folder = path.join(root, 'node_modules/.cache/bench/single');

function withoutFederation(plugin) {
  switch (plugin.constructor.name) {
    case 'ModuleFederationPlugin':
      return [];
    case 'HtmlWebpackPlugin':
      return [
        new plugin.constructor({
          ...plugin.userOptions,
          filename: path.join(folder, 'paywidget/index.html'),
        }),
      ];
    default:
      return [plugin];
  }
}

/** Builds the shell without federation: the flows are modules of the same bundle. */
export default function single(env, argv) {
  const base = shell[0](env, argv);
  const ownPath = base.output.path.slice(path.join(root, 'dist').length);
  return {
    ...base,
    name: 'bench-single',
    output: { ...base.output, path: path.join(folder, ownPath) },
    plugins: [
      ...base.plugins.flatMap(withoutFederation),
      new webpack.NormalModuleReplacementPlugin(/\/createFederation$/, bundledFlows),
    ],
    cache: { ...base.cache, cacheDirectory: path.join(root, 'node_modules/.cache/webpack/bench-single') },
  };
}
