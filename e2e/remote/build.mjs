/**
 * Builds the test's own remote as if it were a release of other flows:
 *
 *   node remote/build.mjs <static folder> <version> <flow> …
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { remotePreset } from '@paywidget/shared/build';
import webpack from 'webpack';

const [, , directory = '', version = '', ...flows] = process.argv;

const configurations = flows.map((flow) => {
  const built = remotePreset(flow)({}, { mode: 'production' });
  return {
    ...built,
    context: fileURLToPath(new URL('.', import.meta.url)),
    output: { ...built.output, path: join(directory, flow, version) },
    cache: false,
  };
});

webpack(configurations, (error, stats) => {
  const report = error?.stack ?? (stats?.hasErrors() ? stats.toString('errors-only') : '');
  if (report) console.error(report);
  process.exitCode = report ? 1 : 0;
});
