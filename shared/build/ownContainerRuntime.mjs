import { fileURLToPath } from 'node:url';
import webpack from 'webpack';

const containerRuntime = fileURLToPath(new URL('./containerRuntime.mjs', import.meta.url));

const name = 'OwnContainerRuntime';

/** Replaces the stock runtime that the federation plugin imports with ours. The plugin has no option for this. */
const replaceStockRuntime = new webpack.NormalModuleReplacementPlugin(
  /@module-federation[\\/]webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/,
  containerRuntime,
);

/**
 * Removes webpack's list of shared modules. It is never used, because the federation plugin replaces it. Keeps only the
 * object that holds the share scopes.
 */
function removeWebpackSharing(compiler) {
  const { RuntimeGlobals, RuntimeModule } = compiler.webpack;
  compiler.hooks.compilation.tap(name, (compilation) =>
    compilation.hooks.runtimeModule.tap(name, (module) => {
      if (module.name === 'sharing' && module.stage === RuntimeModule.STAGE_NORMAL)
        module.generate = () => `${RuntimeGlobals.shareScopeMap} = {};`;
    }),
  );
}

export const ownContainerRuntime = () => ({
  apply(compiler) {
    replaceStockRuntime.apply(compiler);
    removeWebpackSharing(compiler);
  },
});
