/**
 * `npm run faults`: meets each fault in each journey in which money moves, and writes docs/FAULTS.md. Needs a build and
 * `npm run deploy -- --set socketUrl=/api/socket --allow-unsigned`. Options are Playwright's; with `-g`, the document is not
 * written. Exit code: 1 if a cell failed.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { outcomesIn, tableOf } from './report';

const options = process.argv.slice(2);
const file = '.cache/faults.json';
const document = 'docs/FAULTS.md';
const [start, end] = ['<!-- matrix: written by npm run faults -->', '<!-- /matrix -->'];

mkdirSync(dirname(file), { recursive: true });
rmSync(file, { force: true });
const { status } = spawnSync(
  'npx',
  ['playwright', 'test', '-c', 'e2e/faults/playwright.config.ts', '--reporter=line,json', ...options],
  { stdio: 'inherit', env: { ...process.env, CI: 'true', PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
);
if (options.length === 0) {
  const outcomes = outcomesIn(JSON.parse(readFileSync(file, 'utf8')));
  const failed = outcomes.filter(({ isFailed }) => isFailed).length;
  const commit = execFileSync('git', ['log', '-1', '--format=%h', '--', '.', ':!docs'], {
    encoding: 'utf8',
  }).trim();
  const day = new Date().toISOString().slice(0, 10);
  const summary = `${outcomes.length} cells of commit \`${commit}\`, ${day}: ${failed === 0 ? 'none failed' : `${failed} failed`}.`;
  const text = readFileSync(document, 'utf8');
  const matrix = `${start}\n\n${summary}\n\n${tableOf(outcomes)}\n\n${end}`;
  writeFileSync(
    document,
    text.slice(0, text.indexOf(start)) + matrix + text.slice(text.indexOf(end) + end.length),
  );
}
process.exitCode = status ?? 1;
