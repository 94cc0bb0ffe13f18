/**
 * Builds host applications. They do not use this workspace, only the address of a deployed widget:
 *
 *   node consumers/build.mjs <output folder> <address of the widget>
 *
 * `react19` shares its React with the widget, in the widget's share scope. `react18` shares another React in the default
 * scope, which the widget must ignore. `script` is built without federation and loads the widget with the runtime's API.
 * Their sources are type-checked against the types in `dist/npm/embed`. `angular` is compiled ahead of time by Angular's own compiler.
 */
import { execFile, execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';

const [, , directory = '', widget = ''] = process.argv;
const require = createRequire(import.meta.url);
const manifest = new URL('mf-manifest.json', widget).href;

const npm = fileURLToPath(new URL('../../../dist/npm', import.meta.url));
/** The packages as the build has written them, which a host installs from its registry. */
const packages = Object.fromEntries(
  ['embed', 'react', 'vue'].map((name) => [`@paywidget/${name}$`, path.join(npm, name, 'index.js')]),
);

const host = (name, { entry = `./${name}/index`, alias = {}, plugins = [] } = {}) => ({
  name,
  mode: 'production',
  context: fileURLToPath(new URL('src', import.meta.url)),
  entry: { [name]: entry },
  output: { path: path.join(directory, name), filename: '[name].js', uniqueName: name },
  target: ['web', 'es2022'],
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], alias: { ...packages, ...alias } },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'ts-loader',
        options: {
          transpileOnly: true,
          configFile: fileURLToPath(new URL('../../../tsconfig.base.json', import.meta.url)),
          compilerOptions: { noEmit: false, types: [] },
        },
      },
      { test: /\.svelte$/, loader: fileURLToPath(new URL('svelteLoader.mjs', import.meta.url)) },
      // Angular's compiler writes imports without file extensions.
      { test: /consumers.angular.*\.js$/, resolve: { fullySpecified: false } },
      {
        test: /@angular.*\.mjs$/,
        loader: fileURLToPath(new URL('angularLinkerLoader.mjs', import.meta.url)),
      },
    ],
  },
  plugins: [
    new webpack.DefinePlugin({
      __WIDGET_MANIFEST__: JSON.stringify(manifest),
      __WIDGET_ROOT__: JSON.stringify(widget),
      ngDevMode: 'false',
      __VUE_OPTIONS_API__: 'false',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    }),
    ...plugins,
  ],
  performance: { hints: false },
  // It would take four fifths of the time, and a host's minimizer is not the subject of these tests.
  optimization: { minimize: false },
  cache: false,
});

const federated = (name, { shareScope, version, modules }) =>
  new ModuleFederationPlugin({
    name: `host_${name}`,
    remotes: { paywidget: { external: `paywidget@${manifest}`, shareScope } },
    shared: Object.fromEntries(
      modules.map((module) => [
        module,
        { singleton: true, shareScope, version, requiredVersion: version, eager: true },
      ]),
    ),
    dts: false,
    manifest: false,
  });

const react18 = {
  react: path.dirname(require.resolve('react-18/package.json')),
  'react-dom': path.dirname(require.resolve('react-dom-18/package.json')),
};

/** Compiles the application for Angular, with its templates, as `ng build` does. Returns the folder of the result. */
function compileAngular() {
  const { bin } = require('@angular/compiler-cli/package.json');
  const ngc = path.join(path.dirname(require.resolve('@angular/compiler-cli/package.json')), bin.ngc);
  const project = fileURLToPath(new URL('src/angular/tsconfig.json', import.meta.url));
  const output = fileURLToPath(new URL('../../../node_modules/.cache/consumers/angular', import.meta.url));
  // Otherwise files of an earlier run would hide a compiler that writes none.
  rmSync(output, { recursive: true, force: true });
  execFileSync(process.execPath, [ngc, '-p', project], { stdio: 'inherit' });
  return path.join(output, 'angular');
}

const configurations = [
  host('react19', {
    plugins: [
      federated('react19', {
        shareScope: 'paywidget',
        version: '19.3.1',
        modules: ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'],
      }),
    ],
  }),
  host('react18', {
    alias: react18,
    plugins: [
      federated('react18', { shareScope: 'default', version: '18.3.1', modules: ['react', 'react-dom'] }),
    ],
  }),
  host('script'),
  host('react'),
  host('vue'),
  host('svelte'),
  host('element'),
  host('angular', { entry: path.join(compileAngular(), 'index.js') }),
];

function fail(report) {
  console.error(report);
  process.exitCode = 1;
}

const compiler = path.join(path.dirname(require.resolve('typescript-7/package.json')), 'bin/tsc');
const project = fileURLToPath(new URL('tsconfig.json', import.meta.url));
execFile(process.execPath, [compiler, '--noEmit', '-p', project], (error, output) => {
  if (error) fail(output);
});

webpack(configurations, (error, stats) => {
  const report = error?.stack ?? (stats?.hasErrors() ? stats.toString('errors-only') : '');
  if (report) fail(report);
});
