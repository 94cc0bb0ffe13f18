import { fileURLToPath } from 'node:url';
import webpack from 'webpack';

const containerRuntime = fileURLToPath(new URL('./containerRuntime.mjs', import.meta.url));

/** Puts our container runtime where the federation plugin imports the stock one; it has no option for that. */
export const ownContainerRuntime = () =>
  new webpack.NormalModuleReplacementPlugin(
    /@module-federation[\\/]webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/,
    containerRuntime,
  );
