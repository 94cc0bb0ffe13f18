import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import {
  firstUnits,
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

/** What draws the first screen is one file, whichever of its units is asked for: they and all that `bootstrap` needs. */
const appFile = { name: 'app', enforce: true };
const appGroups = {
  units: { ...appFile, ...firstUnits, chunks: 'async' },
  // Only its own code: with what it takes from the share scope in it too, the file would wait for itself.
  shell: { ...appFile, test: /[\\/]shell[\\/]src[\\/]/, chunks: ({ name }) => name === 'bootstrap' },
};

/** The widget as a page of its own: for iframes and web views. A host only; it exposes nothing. */
function app(_env, argv) {
  const base = preset('shell', argv);
  return {
    ...base,
    name: 'shell',
    entry: { shell: './src/index.ts' },
    output: { ...base.output, publicPath: `${staticPath}shell/${version}/` },
    optimization: {
      ...base.optimization,
      splitChunks: { cacheGroups: appGroups },
    },
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

/** The same loader as a module, for hosts that bundle: `@paywidget/embed` (`embed-package/build.ts` makes the rest of it). */
function embedModule(_env, argv) {
  const base = preset('shell', argv);
  return {
    ...base,
    name: 'embed-module',
    entry: { index: './src/embed/module.ts' },
    experiments: { outputModule: true },
    output: {
      ...base.output,
      path: path.join(root, 'dist/npm/embed'),
      filename: '[name].js',
      library: { type: 'module' },
    },
    plugins: [],
  };
}

/** The page in the captcha's frame, where the vendors' scripts run: without anything of the widget's. */
function captcha(_env, argv) {
  const base = preset('shell', argv);
  return {
    ...base,
    name: 'captcha',
    dependencies: ['shell'],
    entry: { captcha: './src/captcha/page/script.ts' },
    output: { ...base.output, clean: false, iife: true, publicPath: `${staticPath}shell/${version}/` },
    plugins: [
      new HtmlWebpackPlugin({
        template: './src/captcha/page/captcha.html',
        filename: path.join(root, 'dist/paywidget/captcha.html'),
        scriptLoading: 'defer',
        minify: false,
      }),
    ],
  };
}

/**
 * The widget as a remote, for host applications that mount it themselves (`./mount`, `./Widget`). What the units and
 * React are for the page's build, they are here too, but loaded when the container is asked for them, so that a host that
 * shares its React in our scope is heard first.
 */
function container(_env, argv) {
  const base = preset('shell', argv, { styles: 'waiting' });
  const folder = `${staticPath}shell/${version}/package/`;
  return {
    ...base,
    name: 'package',
    dependencies: ['shell'],
    entry: {},
    output: {
      ...base.output,
      path: path.join(root, 'dist', folder),
      publicPath: 'auto',
      uniqueName: 'paywidget',
    },
    optimization: {
      ...base.optimization,
      // The first screen's units as one file; the lazy ones stay on their own.
      splitChunks: {
        cacheGroups: { units: { ...firstUnits, name: 'units', chunks: 'async', enforce: true } },
      },
    },
    plugins: [
      ...base.plugins,
      new webpack.DefinePlugin({ __WIDGET_VERSION__: JSON.stringify(version) }),
      ownContainerRuntime(),
      new ModuleFederationPlugin({
        name: 'paywidget',
        filename: argv.mode === 'production' ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
        exposes: { './mount': './src/package/mount.ts', './Widget': './src/package/Widget.ts' },
        shareScope,
        shareStrategy: 'loaded-first',
        shared: singletons({ version: versionOf('shared'), role: 'package' }),
        manifest: true,
        dts: false,
      }),
    ],
  };
}

export default [app, early, embed, embedModule, captcha, container];
