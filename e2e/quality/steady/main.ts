/**
 * Runs the whole browser suite again and again, and writes docs/reports/flakiness.md. Needs a build. Exit code: 1 if a test failed.
 *
 *   npm run steady                          builds, then runs until the commit has ten runs
 *   npm run steady -- --busy 3 --runs 1     until it has one run beside three processes that keep a core busy
 *   npm run steady:runs                     the same without building
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { readRun } from './runReport';
import { documentOf, seriesIn } from './series';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '10' },
    busy: { type: 'string', default: '0' },
    write: { type: 'string', default: 'docs/reports/flakiness.md' },
  },
});
const [count, busy] = [Number(values.runs), Number(values.busy)];
if (!Number.isInteger(count) || !Number.isInteger(busy))
  throw new Error('--runs and --busy are whole numbers');

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
const isChanged = git('status', '--porcelain', '-uno', '--', '.', ':!docs') !== '';
/** The last commit that changed more than documents, so that a series goes on after this file is committed. */
const commit =
  git('log', '-1', '--format=%h', '--', '.', ':!docs') + (isChanged ? ` with changes of ${Date.now()}` : '');
const machine = `${cpus().length} cores (${cpus()[0]?.model}), Node ${process.versions.node}`;
const report = '.cache/steady.json';
/** Playwright's exit code after Ctrl+C. */
const interrupted = 130;

/** Runs the suite once. Returns undefined if it was stopped. */
function runSuite() {
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const spinners = Array.from({ length: busy }, () =>
    spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }),
  );
  const { status, signal } = spawnSync(
    'npx',
    ['playwright', 'test', '-c', 'e2e/browser/playwright.config.ts', '--reporter=line,json'],
    {
      stdio: 'inherit',
      env: { ...process.env, CI: 'true', PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    },
  );
  for (const spinner of spinners) spinner.kill('SIGKILL');
  if (signal || status === interrupted || !existsSync(report)) return undefined;
  return readRun(JSON.parse(readFileSync(report, 'utf8')), { busy, load: loadavg()[2] ?? 0 });
}

const series = seriesIn(existsSync(values.write) ? readFileSync(values.write, 'utf8') : '', commit, machine);
while (series.runs.filter((run) => run.busy === busy).length < count) {
  const result = runSuite();
  if (!result) break;
  series.runs.push(result.run);
  writeFileSync(values.write, documentOf(series, result.specs, result.tests));
  const { tests, failures, minutes } = result.run;
  console.log(
    `Run ${series.runs.length}: ${tests} tests, ${failures.length} failed, ${minutes.toFixed(1)} min`,
  );
  for (const failure of failures) console.log(`  ${failure}`);
}
if (series.runs.some(({ failures }) => failures.length > 0)) process.exitCode = 1;
