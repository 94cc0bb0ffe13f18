import { fileURLToPath } from 'node:url';
import webpack from 'webpack';

const containerRuntime = fileURLToPath(new URL('./containerRuntime.mjs', import.meta.url));

const name = 'OwnContainerRuntime';

/** Puts our container runtime where the federation plugin imports the stock one; it has no option for that. */
const inPlaceOfTheStockOne = new webpack.NormalModuleReplacementPlugin(
  /@module-federation[\\/]webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/,
  containerRuntime,
);

/**
 * webpack's own sharing lists everything once more and is never asked, since the federation plugin's takes its place. Of it
 * stays where the scopes are kept.
 */
function withoutSecondList(compiler) {
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
    inPlaceOfTheStockOne.apply(compiler);
    withoutSecondList(compiler);
  },
});
