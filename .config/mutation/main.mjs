/**
 * `npm run mutation`: changes the code of each area in small ways and checks that a test fails (Stryker). Runs only the
 * changes in files that differ since the last run.
 *
 *     npm run mutation -- --area money --area bridge
 *
 * Prints the changes that no test notices and that `explained.json` does not explain, and writes the figures into docs/guides/testing.md.
 * Fails if there is such a change, or if a score is below 90 %.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { root } from '../scripts/run.mjs';
import { areas, notMutated } from './areas.mjs';
import { figuresOf, isGood, writeFigures } from './figures.mjs';

const { values } = parseArgs({
  options: {
    area: { type: 'string', multiple: true, default: Object.keys(areas) },
    // Only these files, for instance `shared/src/money/limits.ts`. Writes no figures.
    mutate: { type: 'string', multiple: true },
    force: { type: 'boolean', default: false },
  },
});

process.chdir(root);
const cache = join(root, 'node_modules/.cache/mutation');
mkdirSync(cache, { recursive: true });
process.env.MUTATION_CACHE = join(cache, 'jest');

const explained = JSON.parse(readFileSync(new URL('explained.json', import.meta.url), 'utf8'));
let ok = true;

/**
 * Removes survivors from the results of the last run, so that they run again. If the mutant is in code that runs when a file
 * is loaded, Stryker would keep it as a survivor, even after new tests.
 */
function forgetSurvivors(file) {
  if (!existsSync(file)) return;
  const results = JSON.parse(readFileSync(file, 'utf8'));
  for (const one of Object.values(results.files))
    one.mutants = one.mutants.filter(({ status }) => status !== 'Survived' && status !== 'NoCoverage');
  writeFileSync(file, JSON.stringify(results));
}

for (const area of values.area) {
  if (!areas[area]) throw new Error(`No area ${area}. There are: ${Object.keys(areas).join(', ')}`);
  process.env.MUTATION_AREA = area;
  const report = join(cache, `${area}.json`);
  const incrementalFile = join(cache, `${area}.incremental.json`);
  forgetSurvivors(incrementalFile);
  await new Stryker({
    mutate: [...(values.mutate ?? areas[area].mutate), ...notMutated],
    plugins: [
      '@stryker-mutator/jest-runner',
      './.config/mutation/runner.mjs',
      './.config/mutation/ignorer.mjs',
    ],
    ignorers: ['developers'],
    ignorePatterns: ['/docs', '/dist', '/*/dist', '/e2e/operator/icons', '/e2e/browser/specs', '/.cache'],
    testRunner: 'coveringTests',
    jest: { configFile: '.config/mutation/jest.config.mjs', enableFindRelatedTests: false },
    buildCommand: 'node .config/mutation/environments.mjs',
    coverageAnalysis: 'perTest',
    concurrency: 1,
    // jest leaks a little with each run.
    maxTestRunnerReuse: 60,
    incremental: true,
    incrementalFile,
    force: values.force,
    tempDirName: join(tmpdir(), 'paywidget-mutation'),
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: report },
    // A mutant that loops for ever is stopped after this time, on a busy machine too.
    timeoutMS: 20_000,
    // Tests of components take long on a busy machine.
    dryRunTimeoutMinutes: 15,
    fileLogLevel: 'off',
    disableTypeChecks: false,
  }).runMutationTest();
  const figures = figuresOf(JSON.parse(readFileSync(report, 'utf8')), explained);
  const { counts, score, unexplained, stale } = figures;
  console.log(`\n${area}: ${counts.killed} of ${counts.mutants} killed, ${score.toFixed(1)} %`);
  for (const { place, code, replacement, status } of unexplained)
    console.log(`\n${place} (${status})\n- ${code}\n+ ${replacement}`);
  if (values.mutate) continue;
  for (const { file, code, replacement } of stale)
    console.log(`\nexplained, but killed or gone: ${file}\n- ${code}\n+ ${replacement}`);
  writeFigures(area, figures);
  ok &&= isGood(figures);
}
process.exitCode = ok ? 0 : 1;
