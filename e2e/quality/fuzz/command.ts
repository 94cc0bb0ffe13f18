import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { type Options, UsageError } from './options';
import { reportOn } from './report';
import { type Finding, runTarget, type TargetResult } from './runTarget';
import { targets } from './targets';

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

const asLines = ({ seed, path, example, error, stack }: Finding) =>
  [
    `  ${error}`,
    `    case  ${example.slice(0, 3000)}`,
    `    again --seed ${seed} (path ${path})`,
    ...stack
      .split('\n')
      .filter((line) => line.includes('/src/') || line.includes('/fuzz/targets/'))
      .slice(0, 4),
  ].join('\n');

/** Runs the targets and prints their findings. Returns the exit code. @throws UsageError */
export async function runFuzz({ cases, seed, only, write }: Options): Promise<number> {
  const unknown = only.find((name) => !targets.some((target) => target.name === name));
  if (unknown)
    throw new UsageError(
      `Unknown target ${unknown}; use one of ${targets.map(({ name }) => name).join(', ')}`,
    );
  console.log(`seed ${seed}, ${cases} cases of each target`);
  const results: TargetResult[] = [];
  for (const target of targets.filter(({ name }) => only.length === 0 || only.includes(name))) {
    const result = await runTarget(target, { cases, seed });
    results.push(result);
    const { ms, findings } = result;
    console.log(
      `${target.name}: ${result.cases} cases, ${(ms / 1000).toFixed(0)} s, ${findings.length} findings`,
    );
    for (const finding of findings) console.log(asLines(finding));
  }
  if (write) {
    const commit =
      git('rev-parse', '--short', 'HEAD') +
      (git('status', '--porcelain', '-uno', '--', '.', ':!docs') ? ' with changes' : '');
    const machine = `${cpus()[0]?.model}, Node ${process.versions.node}`;
    writeFileSync(write, reportOn(results, { commit, machine, day: new Date().toISOString().slice(0, 10) }));
  }
  return results.some(({ findings }) => findings.length > 0) ? 1 : 0;
}
