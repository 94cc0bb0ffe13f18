import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { devServing } from './devServer.mjs';
import { ownContainerRuntime } from './ownContainerRuntime.mjs';
import { shareScope, singletons } from './units.mjs';
import { preset, versionOf } from './webpackPreset.mjs';

/** The global name of a remote's container: `mf-deposit` → `mf_deposit`. */
export const containerName = (packageName) => packageName.replaceAll('-', '_');

/**
 * The build of a flow: a container that exposes `./routes` and brings nothing that the shell has.
 *
 * @param {string} packageName the flow's folder
 * @param {{ sharedVersion?: string }} [options] of `@paywidget/shared`: which it is made for, by default the one that is
 * here. The shell must offer that or a newer one of the same major version
 */
export const remotePreset = (packageName, options) => (_env, argv) => {
  const { sharedVersion = versionOf('shared') } = options ?? {};
  const base = preset(packageName, argv);
  return {
    ...base,
    // Two versions of a flow may meet in a page, and must not take each other's chunks.
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
