/** Makes the table in docs/guides/testing.md from Stryker's report. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { root } from '../scripts/run.mjs';

const page = `${root}docs/guides/testing.md`;
const start = '<!-- mutation: written by npm run mutation -->';
const end = '<!-- /mutation -->';
const killed = ['Killed', 'Timeout'];
const alive = ['Survived', 'NoCoverage'];

/** The text between two positions of a file. Lines and columns start at 1. */
function textAt(source, { start, end }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines.at(-1).slice(0, end.column - 1);
  lines[0] = lines[0].slice(start.column - 1);
  return lines.join('\n');
}

/**
 * @param {{ file: string, code: string, replacement: string, reason: string }[]} explained changes that nobody can notice,
 *   each with its reason. `code` is the replaced code.
 */
export function figuresOf(report, explained) {
  const counts = { mutants: 0, killed: 0, survived: 0, explained: 0 };
  const unexplained = [];
  const used = new Set();
  for (const [file, { source, mutants }] of Object.entries(report.files))
    for (const { status, location, replacement } of mutants) {
      if (killed.includes(status)) counts.killed += 1;
      if (!alive.includes(status)) continue;
      counts.survived += 1;
      const code = textAt(source, location);
      const line = source.split('\n')[location.start.line - 1].trim();
      const entry = explained.find(
        (one) =>
          one.file === file &&
          one.replacement === replacement &&
          one.code === code &&
          (one.line === undefined || one.line === line),
      );
      if (entry) {
        counts.explained += 1;
        used.add(entry);
      } else unexplained.push({ place: `${file}:${location.start.line}`, code, line, replacement, status });
    }
  counts.mutants = counts.killed + counts.survived;
  const stale = explained.filter((one) => one.file in report.files && !used.has(one));
  return { counts, unexplained, stale, score: counts.mutants ? (100 * counts.killed) / counts.mutants : 100 };
}

/** True if tests notice at least nine of ten changes, each other change is explained, and no explanation is left over. */
export const isGood = ({ score, unexplained, stale }) =>
  score >= 90 && unexplained.length === 0 && stale.length === 0;

export function writeFigures(area, { counts, score }) {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
  const text = readFileSync(page, 'utf8');
  const [before, rest] = text.split(start);
  const [table, after] = rest.split(end);
  const head = [
    '',
    '| area | mutants | killed | survived | explained | score | commit |',
    '| --- | --- | --- | --- | --- | --- | --- |',
  ];
  const rows = table.split('\n').filter((line) => /^\| `/.test(line) && !line.startsWith(`| \`${area}\` `));
  rows.push(
    `| \`${area}\` | ${counts.mutants} | ${counts.killed} | ${counts.survived} | ${counts.explained} | ${score.toFixed(1)} % | ${commit} |`,
  );
  writeFileSync(page, `${before}${start}\n${[...head, ...rows.sort()].join('\n')}\n\n${end}${after}`);
}
