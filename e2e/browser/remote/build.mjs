/**
 * Builds the test remote as releases of existing flows:
 *
 *   node remote/build.mjs <static folder> '[{ "flow": "mf-crypto", "version": "9.0.0", "sharedVersion": "1.0.0" }, …]'
 *
 * `sharedVersion` is the version of `@paywidget/shared` that a release needs; by default the current one.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { remotePreset } from '@paywidget/shared/build';
import webpack from 'webpack';

const [, , directory = '', releases = '[]'] = process.argv;

const configurations = JSON.parse(releases).map(({ flow, version, sharedVersion }) => {
  const built = remotePreset(flow, { sharedVersion })({}, { mode: 'production' });
  return {
    ...built,
    name: `${flow} ${version}`,
    context: fileURLToPath(new URL('.', import.meta.url)),
    output: {
      ...built.output,
      path: join(directory, flow, version),
      chunkLoadingGlobal: `${flow}@${version}`,
    },
    cache: false,
  };
});

webpack(configurations, (error, stats) => {
  const report = error?.stack ?? (stats?.hasErrors() ? stats.toString('errors-only') : '');
  if (report) console.error(report);
  process.exitCode = report ? 1 : 0;
});
