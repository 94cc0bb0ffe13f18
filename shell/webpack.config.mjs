import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import {
  ownContainerRuntime,
  preset,
  root,
  shareScope,
  singletons,
  staticPath,
  versionOf,
} from '@paywidget/shared/build';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';

const version = versionOf('shell');

/** The widget as a page of its own: for iframes and web views. A host only; it exposes nothing. */
function app(_env, argv) {
  const base = preset('shell', argv);
  return {
    ...base,
    name: 'shell',
    entry: { shell: './src/index.ts' },
    output: { ...base.output, publicPath: `${staticPath}shell/${version}/` },
    plugins: [
      ...base.plugins,
      new webpack.DefinePlugin({ __WIDGET_VERSION__: JSON.stringify(version) }),
      ownContainerRuntime(),
      new ModuleFederationPlugin({
        name: 'paywidget_shell',
        shareScope,
        shareStrategy: 'loaded-first',
        shared: singletons({ version: versionOf('shared'), role: 'host' }),
        remotes: {},
        manifest: false,
        dts: false,
      }),
      new HtmlWebpackPlugin({
        template: './src/index.html',
        filename: path.join(root, 'dist/paywidget/index.html'),
        scriptLoading: 'defer',
        minify: false,
      }),
    ],
  };
}

/** What speaks with the host while the widget's own script is still on its way: a few kB without anything shared. */
function early(_env, argv) {
  const base = preset('shell', argv);
  return {
    ...base,
    name: 'early',
    // The widget's build cleans the folder that both write to.
    dependencies: ['shell'],
    entry: { early: './src/early/script.ts' },
    output: { ...base.output, clean: false, iife: true },
    plugins: [new webpack.DefinePlugin({ __WIDGET_VERSION__: JSON.stringify(version) })],
  };
}

/** The host page's loader: a classic script of its own, with nothing of the widget in it. */
function embed(_env, argv) {
  const base = preset('shell', argv);
  return {
    ...base,
    name: 'embed',
    dependencies: ['shell'],
    entry: { embed: './src/embed/index.ts' },
    output: { ...base.output, clean: false, filename: '[name].js', iife: true },
    plugins: [],
  };
}

export default [app, early, embed];
