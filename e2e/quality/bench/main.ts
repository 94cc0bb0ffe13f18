/**
 * Measures the production build in `dist/`, Adyen's Drop-in, and the widget as one bundle. It never fails on slow
 * results: the figures depend on the machine, and only their ratios within one run are meaningful.
 *
 *   npm run bench                                       builds first
 *   npm run bench:measure -- --rounds 3 --only adyen    one target (may be repeated)
 *   npm run bench:measure -- --profile slow-4g          one profile (may be repeated)
 *   npm run bench:measure -- --against ../before/dist  another deployment and the build, listed twice
 *   npm run bench:measure -- --only ways                the ways to open the widget in a page
 *   npm run bench:measure -- --only remount             what is left after 200 mounts
 *   npm run bench:measure -- --write docs/reports/performance.md
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { lastRunFile, root } from './paths';
import { profiles } from './profiles';
import { measureRemounts } from './remount';
import { type Report, reportsOn } from './report';
import { measure } from './rounds';
import { asMarkdown, asText, withReports } from './tables';
import { targets, targetsAgainst } from './targets';
import { measureWays } from './ways';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    only: { type: 'string', multiple: true, default: [] },
    profile: { type: 'string', multiple: true, default: [] },
    against: { type: 'string' },
    write: { type: 'string' },
  },
});

/** Selects the entries with these names, or all entries if there are no names. */
function select<T extends { name: string }>(list: readonly T[], names: readonly string[]): readonly T[] {
  const unknown = names.find((name) => !list.some((one) => one.name === name));
  if (unknown)
    throw new Error(`Unknown name ${unknown}; use one of ${list.map(({ name }) => name).join(', ')}`);
  return names.length === 0 ? list : list.filter(({ name }) => names.includes(name));
}

const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds must be a whole number from 1');
/** The measurements besides the targets. */
const others: readonly string[] = ['ways', 'remount'];
/** Without `--only`, everything is measured, or just the two deployments of `--against`. */
const measuresAll = values.only.length === 0 && values.against === undefined;
const isAsked = (name: string) => measuresAll || values.only.includes(name);
const names = values.only.filter((name) => !others.includes(name));
const named = names.length === 0 ? [] : select(targets, names);
const compared = values.against === undefined ? [] : targetsAgainst(values.against);
const measuredTargets = [
  ...compared,
  ...(measuresAll ? targets : named).filter(({ name }) => !compared.some((one) => one.name === name)),
];
const measuredProfiles = select(profiles, values.profile);
const log = (line: string) => console.log(line);
const machine = `${cpus().length} cores (${cpus()[0]?.model}), ${new Date().toISOString().slice(0, 10)}`;

/** Builds a page of the benchmark for production. @throws Error if the build fails. */
function build(page: 'adyen' | 'single'): void {
  const webpack = createRequire(import.meta.url).resolve('webpack/bin/webpack.js');
  const configuration = path.join(root, 'e2e/quality/bench', page, 'webpack.config.mjs');
  const { status } = spawnSync(
    process.execPath,
    [webpack, '--config', configuration, '--mode', 'production'],
    { cwd: root, stdio: 'inherit' },
  );
  if (status !== 0) throw new Error(`The build of ${page} failed`);
}

/** Prints the reports, and writes them into the page given by `--write`, where they replace the ones of the same profiles. */
function publish(section: string, reports: readonly Report[]): void {
  for (const report of reports) log(`\n${asText(report)}`);
  if (!values.write) return;
  const page = readFileSync(values.write, 'utf8');
  const formatted = reports.map((report) => asMarkdown(report, machine));
  writeFileSync(values.write, withReports(page, section, formatted));
}

if (measuredTargets.length > 0) {
  for (const page of new Set(measuredTargets.flatMap((target) => target.build ?? []))) build(page);
  const measured = await measure({ targets: measuredTargets, profiles: measuredProfiles, rounds, log });
  mkdirSync(path.dirname(lastRunFile), { recursive: true });
  writeFileSync(lastRunFile, `${JSON.stringify(measured, null, 1)}\n`);
  publish('bench', reportsOn(measured, measuredTargets));
  log(`\nEvery sample is in ${path.relative(process.cwd(), lastRunFile)}`);
}

if (isAsked('ways')) publish('ways', await measureWays(measuredProfiles, rounds, log));

if (isAsked('remount')) publish('remount', [await measureRemounts(log)]);
