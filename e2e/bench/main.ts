/**
 * Measures the production build in `dist/` beside Adyen's Drop-in and beside the same code as one bundle. It judges
 * nothing: the figures depend on the machine, and only their ratios within one run mean something.
 *
 *   npm run bench                                       builds first
 *   npm run bench:measure -- --rounds 3 --only adyen    one target (may be repeated)
 *   npm run bench:measure -- --profile slow-4g          one profile (may be repeated)
 *   npm run bench:measure -- --write docs/PERFORMANCE.md
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build';
import { lastRunFile } from './paths';
import { profiles } from './profiles';
import { reportsOn } from './report';
import { measure } from './rounds';
import { asMarkdown, asText, withResults } from './tables';
import { targets } from './targets';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    only: { type: 'string', multiple: true, default: [] },
    profile: { type: 'string', multiple: true, default: [] },
    write: { type: 'string' },
  },
});

/** Those that were asked for by name; all where none was. */
function chosen<T extends { name: string }>(list: readonly T[], names: readonly string[]): readonly T[] {
  const unknown = names.find((name) => !list.some((one) => one.name === name));
  if (unknown)
    throw new Error(`There is no ${unknown}; there are ${list.map(({ name }) => name).join(', ')}`);
  return names.length === 0 ? list : list.filter(({ name }) => names.includes(name));
}

const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a whole number from 1');
const measuredTargets = chosen(targets, values.only);
const measuredProfiles = chosen(profiles, values.profile);

for (const page of new Set(measuredTargets.flatMap((target) => target.build ?? []))) build(page);

const measured = await measure({
  targets: measuredTargets,
  profiles: measuredProfiles,
  rounds,
  log: (line) => console.log(line),
});

mkdirSync(path.dirname(lastRunFile), { recursive: true });
writeFileSync(lastRunFile, `${JSON.stringify(measured, null, 1)}\n`);

const reports = reportsOn(measured, measuredTargets);
for (const report of reports) console.log(`\n${asText(report)}`);
console.log(`\nEvery sample is in ${path.relative(process.cwd(), lastRunFile)}`);

if (values.write) {
  const machine = `${cpus().length} cores (${cpus()[0]?.model}), ${new Date().toISOString().slice(0, 10)}`;
  const results = [`Measured on ${machine}.`, ...reports.map(asMarkdown)].join('\n\n');
  writeFileSync(values.write, withResults(readFileSync(values.write, 'utf8'), results));
}
