import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import {
  chunkContents,
  firstUnits,
  formGroups,
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

/** The global variable through which hosts reach the container. */
const containerName = 'paywidget';

/** The modules, and files of the unit `form`, that `early/form/standIns.ts` replaces. */
const replacedInForms = JSON.parse(
  readFileSync(new URL('src/early/form/replaced.json', import.meta.url), 'utf8'),
);

/**
 * The app script, which renders the first screen: its units, and the shell's code that `bootstrap` needs, in one file.
 */
const appFile = { name: 'app', enforce: true };
const appGroups = {
  units: { ...appFile, ...firstUnits, chunks: 'async' },
  // Only the shell's own code. If it contained the shared modules that `bootstrap` consumes, the file would wait for
  // itself.
  shell: { ...appFile, test: /[\\/]shell[\\/]src[\\/]/, chunks: ({ name }) => name === 'bootstrap' },
};

/** The widget as a page, for iframes and web views. It is a federation host only and exposes nothing. */
function app(_env, argv) {
  const base = preset('shell', argv, { role: 'page' });
  return {
    ...base,
    name: 'shell',
    entry: { shell: './src/app/index.ts' },
    output: { ...base.output, publicPath: `${staticPath}shell/${version}/` },
    optimization: {
      ...base.optimization,
      splitChunks: { cacheGroups: { ...appGroups, ...formGroups } },
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
        template: './src/app/index.html',
        // The deploy command makes the page from this file.
        filename: 'index.template',
        inject: false,
        // The deploy command writes between the kept comments.
        minify: { removeComments: true, ignoreCustomComments: [/deployment/] },
      }),
    ],
  };
}

/**
 * The early script, which talks to the host before the shell's script has loaded, and the script that requests the shell's
 * script if the early script does not. A few kB, without shared modules.
 */
function early(_env, argv) {
  const base = preset('shell', argv);
  return {
    ...base,
    name: 'early',
    // Must run after the shell's build, because the shell's build cleans the common folder.
    dependencies: ['shell'],
    entry: { early: './src/early/script.ts', fallback: './src/early/fallbackScript.ts' },
    output: { ...base.output, clean: false, iife: true },
    plugins: [chunkContents(), new webpack.DefinePlugin({ __WIDGET_VERSION__: JSON.stringify(version) })],
  };
}

/**
 * The script that draws the first list, and the form of a method that the player presses in it, before React has loaded. It
 * contains their components, with small stand-ins for React and for the services that a form reads from the running widget.
 * Their style sheets come from the other builds: the names of classes are the same in each build.
 */
function earlyList(_env, argv) {
  const base = preset('shell', argv, { withoutStyles: true });
  const source = (unit, file) => path.join(root, 'shared/src', unit, file);
  const once = (file) => path.join(root, 'shell/src/early/draw', file);
  const replaced = [
    ...replacedInForms.modules.map((name) => `${name}$`),
    ...replacedInForms.files.map((file) => path.join(root, 'shared/src', file)),
  ];
  return {
    ...base,
    name: 'early-list',
    dependencies: ['shell'],
    entry: { list: './src/early/list/script.ts' },
    resolve: {
      ...base.resolve,
      alias: {
        react$: once('react.ts'),
        'react/jsx-runtime$': once('jsxRuntime.ts'),
        [source('ui', 'tokens.scss')]: false,
        [source('ui', 'Icon/laterIconPaths')]: once('effects.ts'),
        [source('ui', 'WidgetRoot/focusHistory')]: once('effects.ts'),
        [source('ui', 'Screen/useKeyboardScroll')]: once('effects.ts'),
        ...Object.fromEntries(
          replaced.map((module) => [module, path.join(root, 'shell/src/early/form/standIns.ts')]),
        ),
        [source('form', 'controls/FieldControl')]: source('form', 'controls/TextFieldControl'),
      },
    },
    output: { ...base.output, clean: false, iife: true },
    plugins: [chunkContents()],
    cache: { ...base.cache, name: 'early-list' },
  };
}

/**
 * The loader for host pages: a classic script without code of the widget. A second file holds the features that only some
 * hosts need. The loader knows the hash of this file, and loads it on demand.
 */
function embed(_env, argv) {
  const base = preset('shell', argv);
  return {
    ...base,
    name: 'embed',
    dependencies: ['shell'],
    entry: { embed: './src/embed/index.ts', 'embed.more': './src/embed/more/index.ts' },
    output: { ...base.output, clean: false, filename: '[name].js', iife: true },
    plugins: [chunkContents()],
  };
}

/**
 * The same loader as an ES module, for the npm package `@paywidget/embed`. `embed-package/build.ts` adds the rest of the
 * package.
 */
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

/** The page in the captcha's frame, where the vendors' scripts run. It shares no modules with the widget. */
function captcha(_env, argv) {
  const base = preset('shell', argv);
  return {
    ...base,
    name: 'captcha',
    dependencies: ['shell'],
    entry: { captcha: './src/captcha/page/script.ts' },
    output: { ...base.output, clean: false, iife: true, publicPath: `${staticPath}shell/${version}/` },
    plugins: [
      chunkContents(),
      new HtmlWebpackPlugin({
        template: './src/captcha/page/captcha.html',
        filename: 'captcha.template',
        scriptLoading: 'defer',
        minify: false,
      }),
    ],
  };
}

/**
 * The widget as a remote container, for host applications that mount it in their page (`./mount`, `./Widget`). It provides
 * the same units and React as the page's build, but loads them only when they are needed, so that a host can share its React
 * in the widget's scope.
 */
function container(_env, argv) {
  const base = preset('shell', argv, { role: 'package' });
  const folder = `${staticPath}shell/${version}/package/`;
  return {
    ...base,
    name: 'package',
    dependencies: ['shell'],
    // With the same name as the container, so that it becomes the first part of the container's entry.
    entry: { [containerName]: './src/package/entry.ts' },
    output: {
      ...base.output,
      path: path.join(root, 'dist', folder),
      publicPath: 'auto',
      uniqueName: 'paywidget',
    },
    optimization: {
      ...base.optimization,
      // The first screen's units in one file. The lazy units stay in separate chunks.
      splitChunks: {
        cacheGroups: { units: { ...firstUnits, name: 'units', chunks: 'async', enforce: true } },
      },
    },
    plugins: [
      ...base.plugins,
      new webpack.DefinePlugin({ __WIDGET_VERSION__: JSON.stringify(version) }),
      ownContainerRuntime(),
      new ModuleFederationPlugin({
        name: containerName,
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

export default [app, early, earlyList, embed, embedModule, captcha, container];
