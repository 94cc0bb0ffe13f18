/**
 * Puts the sandbox and the built widget under load, and checks that nothing leaks. Needs a build. Exit code: 1 if a bound is broken.
 *
 *   npm run load                              all parts
 *   npm run load -- --only sandbox            one part: sandbox, fifty, http, socket or package (may be repeated)
 *   npm run load -- --write docs/reports/load.md      writes the report
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { fiftyWidgets } from './fiftyWidgets';
import { loadSandbox } from './loadSandbox';
import { openAllDay } from './openAllDay';
import type { Log, Part } from './part';
import { remounts } from './remounts';
import { reportOn } from './report';

const parts: Readonly<Record<string, (log: Log) => Promise<Part>>> = {
  sandbox: loadSandbox,
  fifty: fiftyWidgets,
  http: (log) => openAllDay('http', log),
  socket: (log) => openAllDay('socket', log),
  package: remounts,
};

const { values } = parseArgs({
  options: { only: { type: 'string', multiple: true, default: [] }, write: { type: 'string' } },
});
const unknown = values.only.find((name) => !Object.hasOwn(parts, name));
if (unknown) throw new Error(`Unknown part ${unknown}; use one of ${Object.keys(parts).join(', ')}`);

const results: Part[] = [];
for (const [name, run] of Object.entries(parts)) {
  if (values.only.length > 0 && !values.only.includes(name)) continue;
  const part = await run((line) => console.log(line));
  results.push(part);
  console.log(`${name}: ${part.broken.length === 0 ? 'all bounds hold' : part.broken.join('; ')}`);
}

if (values.write) {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const commit =
    git('rev-parse', '--short', 'HEAD') +
    (git('status', '--porcelain', '-uno', '--', '.', ':!docs') ? ' with changes' : '');
  const machine = `${cpus().length} cores (${cpus()[0]?.model}), Node ${process.versions.node}`;
  writeFileSync(
    values.write,
    reportOn(results, { commit, machine, day: new Date().toISOString().slice(0, 10) }),
  );
}
if (results.some(({ broken }) => broken.length > 0)) process.exitCode = 1;
