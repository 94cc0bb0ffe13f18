import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';

const require = createRequire(import.meta.url);

/** The repository's root. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Where the deployment's static files are served from, as in the contract's drawing. */
export const staticPath = '/paywidget/static/';

/** @param {string} packageName the package's folder, such as `mf-deposit` */
export function versionOf(packageName) {
  return JSON.parse(readFileSync(path.join(root, packageName, 'package.json'), 'utf8')).version;
}

/* Both run in the browser, as text in webpack's runtime: nothing from outside of them is there. */

/** A widget in package mode says where its sheets go; a page's go into its head. */
function insertIntoPage(link) {
  const { paywidgetStyles } = window;
  if (paywidgetStyles) paywidgetStyles.add(link);
  else document.head.appendChild(link);
}

/** The first sheets come before the code that knows where they go. */
function insertOrWait(link) {
  window.paywidgetStyles ??= { waiting: [] };
  const styles = window.paywidgetStyles;
  if (styles.add) {
    styles.add(link);
    return;
  }
  styles.waiting.push(link.href);
  setTimeout(() => link.onload(new Event('load')));
}

/**
 * Tells V8 that most of a file's functions are called as soon as it has loaded, so that it compiles them beside the
 * main thread and once, instead of first skimming over each and compiling it when it is called. To other engines it is
 * a comment. The minifier would take it out, so it comes after it, and before the names get their hashes.
 */
const compileWhole = () =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
  });

/**
 * What every package's build has in common: TypeScript, style sheets in files of their own (a strict CSP admits no
 * inline styles), hashed names, and one folder a version under `dist/paywidget/static/`.
 *
 * @param {string} packageName the package's folder
 * @param {{ mode?: string }} argv webpack's command line
 * @param {{ styles?: 'page' | 'waiting' }} [options] where a chunk's style sheet goes: into the page's head, or where
 * package mode keeps them, which in its own build must be there before any of its code
 * @returns {import('webpack').Configuration}
 */
export function preset(packageName, { mode = 'production' } = {}, { styles = 'page' } = {}) {
  const isProduction = mode === 'production';
  const version = versionOf(packageName);
  return {
    name: packageName,
    mode: isProduction ? 'production' : 'development',
    context: path.join(root, packageName),
    target: ['web', 'es2022'],
    devtool: isProduction ? false : 'source-map',
    output: {
      path: path.join(root, 'dist/paywidget/static', packageName, version),
      publicPath: 'auto',
      filename: isProduction ? '[name].[contenthash:8].js' : '[name].js',
      chunkFilename: isProduction ? '[name].[contenthash:8].js' : '[name].js',
      uniqueName: packageName,
      chunkLoadTimeout: 6_000,
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      alias: { 'use-sync-external-store/shim$': require.resolve('./useSyncExternalStore.mjs') },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'ts-loader',
          options: {
            transpileOnly: true,
            configFile: path.join(root, 'tsconfig.base.json'),
            compilerOptions: { noEmit: false, sourceMap: !isProduction, types: [] },
          },
        },
        {
          test: /\.scss$/,
          use: [
            MiniCssExtractPlugin.loader,
            {
              loader: 'css-loader',
              options: {
                modules: {
                  auto: /\.module\.scss$/,
                  namedExport: false,
                  exportLocalsConvention: 'as-is',
                  localIdentContext: root,
                  localIdentName: isProduction ? 'pw-[hash:base64:5]' : '[name]-[local]',
                },
              },
            },
            'sass-loader',
          ],
        },
        {
          test: /node_modules[\\/]react-router[\\/].*\.mjs$/,
          loader: require.resolve('./pureReactCalls.cjs'),
        },
        { test: /\.(svg|png|webp)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      mangleExports: isProduction && 'size',
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          // What a pass leaves over the next one finds: 0.2 % of the first screen.
          terserOptions: { compress: { passes: 3 }, mangle: true },
          extractComments: { banner: false },
        }),
        new CssMinimizerPlugin(),
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: isProduction ? '[name].[contenthash:8].css' : '[name].css',
        chunkFilename: isProduction ? '[name].[contenthash:8].css' : '[name].css',
        ignoreOrder: true,
        insert: styles === 'page' ? insertIntoPage : insertOrWait,
      }),
      compileWhole(),
    ],
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(root, 'node_modules/.cache/webpack', packageName),
      buildDependencies: { config: [fileURLToPath(import.meta.url)] },
    },
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}
