import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { devServing } from './devServer.mjs';
import { ownContainerRuntime } from './ownContainerRuntime.mjs';
import { shareScope, singletons } from './units.mjs';
import { preset, versionOf } from './webpackPreset.mjs';

/** Returns the global name of a remote's container: `mf-deposit` → `mf_deposit`. */
const containerName = (packageName) => packageName.replaceAll('-', '_');

/**
 * The build of a flow: a container that exposes `./routes` and contains no module that the shell provides.
 *
 * @param {string} packageName the flow's folder
 * @param {{ sharedVersion?: string }} [options] the version of `@paywidget/shared` that the flow needs, by default the
 * version in this repository. The shell must provide this version or a newer one with the same major number
 */
export const remotePreset = (packageName, options) => (_env, argv) => {
  const { sharedVersion = versionOf('shared') } = options ?? {};
  const base = preset(packageName, argv, { role: 'remote' });
  return {
    ...base,
    // Two versions of a flow may run in one page, and must not use each other's chunks.
    output: { ...base.output, chunkLoadingGlobal: `${packageName}@${versionOf(packageName)}` },
    ...(process.env.WEBPACK_SERVE ? devServing(packageName) : { entry: {} }),
    plugins: [
      ...base.plugins,
      ownContainerRuntime(),
      new ModuleFederationPlugin({
        name: containerName(packageName),
        filename: argv.mode === 'production' ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
        exposes: { './routes': './src/routes.ts' },
        shareScope,
        shareStrategy: 'loaded-first',
        shared: singletons({ version: sharedVersion, role: 'remote' }),
        manifest: true,
        dts: false,
      }),
    ],
  };
};
