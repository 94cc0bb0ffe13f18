import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { chunkContents } from './chunkContents.mjs';
import { verifiedChunks } from './integrityPlugin.mjs';

const require = createRequire(import.meta.url);

/** The repository's root. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** The URL path of the deployment's static files. */
export const staticPath = '/paywidget/static/';

/** @param {string} packageName the package's folder, such as `mf-deposit` */
export function versionOf(packageName) {
  return JSON.parse(readFileSync(path.join(root, packageName, 'package.json'), 'utf8')).version;
}

/*
 * Webpack copies the text of the next three functions into its runtime. The functions cannot use anything outside of
 * themselves.
 */

/** Adds a style sheet to the widget's shadow roots in package mode, else to the page's head. */
function insertIntoPage(link) {
  const { paywidgetStyles } = window;
  __webpack_require__.verify(link.href).then(
    (integrity) => {
      link.integrity = integrity;
      if (paywidgetStyles) paywidgetStyles.add(link);
      else document.head.append(link);
    },
    () => link.onerror(new Event('error')),
  );
}

/** The same for the build for package mode. Its first sheets wait until the code that handles them has loaded. */
function insertOrWait(link) {
  window.paywidgetStyles ??= { waiting: [] };
  const styles = window.paywidgetStyles;
  __webpack_require__.verify(link.href).then(
    (integrity) => {
      link.integrity = integrity;
      if (styles.add) {
        styles.add(link);
        return;
      }
      styles.waiting.push(link);
      link.onload(new Event('load'));
    },
    () => link.onerror(new Event('error')),
  );
}

/** The same in a build for development, which has no integrity hashes. */
function insertUnverified(link) {
  const { paywidgetStyles } = window;
  if (paywidgetStyles) paywidgetStyles.add(link);
  else document.head.append(link);
}

function insertFor(role) {
  if (!role) return insertUnverified;
  return role === 'package' ? insertOrWait : insertIntoPage;
}

/**
 * Adds a comment that tells V8 to compile all functions of a file when the file loads. V8 then compiles them once, off the
 * main thread, instead of parsing each function twice. Other engines ignore the comment. The minifier would remove the
 * comment, so it is added after the minifier, but before the hashes in the file names are computed.
 */
const compileWhole = () =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
  });

/**
 * The common part of all builds: TypeScript, style sheets as files (a strict content security policy forbids inline styles),
 * hashed names, and one folder per version under `dist/paywidget/static/`.
 *
 * @param {string} packageName the package's folder
 * @param {{ mode?: string }} argv webpack's command line
 * @param {{ role?: 'page' | 'package' | 'remote', withoutStyles?: boolean }} [options] the role
 * of a build with chunks: the page of the widget, the package for host applications, or a flow. `withoutStyles`: another build
 * brings the style sheets
 * @returns {import('webpack').Configuration}
 */
export function preset(packageName, { mode = 'production' } = {}, { role, withoutStyles } = {}) {
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
      // If a component uses a hook that the early list's stand-in for React does not have, the build fails.
      parser: { javascript: { exportsPresence: 'error' } },
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
            ...(withoutStyles ? [] : [MiniCssExtractPlugin.loader]),
            {
              loader: 'css-loader',
              options: {
                modules: {
                  auto: /\.module\.scss$/,
                  namedExport: false,
                  exportOnlyLocals: Boolean(withoutStyles),
                  exportLocalsConvention: 'as-is',
                  localIdentContext: root,
                  localIdentName: isProduction ? 'pw-[hash:base64:5]' : '[name]-[local]',
                },
              },
            },
            'sass-loader',
          ],
        },
        { test: /\.(svg|png|webp)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      mangleExports: isProduction && 'size',
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          // Further passes would save only 0.2 % of the first screen.
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
        insert: insertFor(isProduction ? role : undefined),
      }),
      compileWhole(),
      ...(isProduction && role ? [verifiedChunks({ role })] : []),
      ...(isProduction ? [chunkContents()] : []),
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
