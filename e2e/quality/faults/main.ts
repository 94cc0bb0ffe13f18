/**
 * `npm run faults`: meets each fault in each journey in which money moves, and writes the table of docs/reports/faults.md. With
 * `--monkey`, lets a monkey walk through the widget instead, and writes the document's other table: `--walks`, `--steps` of each,
 * `--seed` of the first. The same seed and steps are the same walk. Other options are Playwright's; with one of them, the
 * document is not written. Needs a build and `npm run deploy -- --set socketUrl=/api/socket --allow-unsigned`. Exit code: 1 if
 * something failed.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { outcomesIn, tableOf, withBlock } from './report';

const file = '.cache/faults.json';
const document = 'docs/reports/faults.md';

const { values, tokens } = parseArgs({
  strict: false,
  tokens: true,
  options: {
    monkey: { type: 'boolean', default: false },
    walks: { type: 'string', default: '20' },
    steps: { type: 'string', default: '80' },
    seed: { type: 'string', default: String(randomInt(2 ** 30)) },
  },
});
const own = ['monkey', 'walks', 'steps', 'seed'];
const given = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
const first = tokens.find((token) => token.kind !== 'option' || !own.includes(token.name));
const others = first ? process.argv.slice(2 + first.index) : [];

mkdirSync(dirname(file), { recursive: true });
rmSync(file, { force: true });
const { status } = spawnSync(
  'npx',
  [
    ...['playwright', 'test', '-c', 'e2e/quality/faults/playwright.config.ts', '--reporter=line,json'],
    ...[values.monkey ? 'monkey.spec.ts' : 'matrix.spec.ts', ...others],
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      CI: 'true',
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      MONKEY_WALKS: String(values.walks),
      MONKEY_STEPS: String(values.steps),
      MONKEY_SEED: String(values.seed),
    },
  },
);

const git = (...command: string[]) => execFileSync('git', command, { encoding: 'utf8' }).trim();
const origin = () =>
  `commit \`${git('log', '-1', '--format=%h', '--', '.', ':!docs')}\`, ${new Date().toISOString().slice(0, 10)}`;
const failuresIn = (count: number) => (count === 0 ? 'none failed' : `${count} failed`);

if (others.length === 0 && values.monkey && !given.includes('seed')) {
  const { stats } = JSON.parse(readFileSync(file, 'utf8'));
  const seeds = `${values.seed}–${Number(values.seed) + Number(values.walks) - 1}`;
  const summary = `${values.walks} walks of ${values.steps} steps, seeds ${seeds}, of ${origin()}: ${failuresIn(stats.unexpected)}.`;
  writeFileSync(document, withBlock(readFileSync(document, 'utf8'), 'monkey', summary));
}
if (others.length === 0 && !values.monkey) {
  const outcomes = outcomesIn(JSON.parse(readFileSync(file, 'utf8')));
  const failed = outcomes.filter(({ isFailed }) => isFailed).length;
  const summary = `${outcomes.length} cells of ${origin()}: ${failuresIn(failed)}.`;
  const block = `${summary}\n\n${tableOf(outcomes)}`;
  writeFileSync(document, withBlock(readFileSync(document, 'utf8'), 'matrix', block));
}
process.exitCode = status ?? 1;
