import { pastFindings } from './findings';
import { slowMs, type TargetResult } from './runTarget';

interface Made {
  commit: string;
  machine: string;
  /** ISO 8601. */
  day: string;
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');

const count = (number: number) => number.toLocaleString('en-US');

/** The document `docs/reports/fuzz.md`. */
export function reportOn(results: readonly TargetResult[], { commit, machine, day }: Made): string {
  const all = results.reduce((sum, { cases }) => sum + cases, 0);
  const open = results.flatMap(({ findings }) => findings);
  const seconds = (ms: number) => `${(ms / 1000).toFixed(0)} s`;
  return `# Fuzzing

What happens if a host, an operator’s API, a socket, a storage or a deployment sends nonsense. \`npm run fuzz\` starts from valid messages, answers and texts, changes them in up to five
places, and gives them to the code that reads them. The changes: delete, repeat, rename, swap, wrap, and replace by all names of \`Object.prototype\`, huge and tiny numbers, very long texts, halves of
surrogate pairs, marks of direction, addresses of scripts, deep nesting, and in messages cycles and big integers.

For every case: the code throws nothing but the errors that it declares, takes at most ${slowMs} ms (the best of six, on a fast machine), and changes no prototype. What it accepts must keep the target’s own rule.

Run on ${day} (${machine}) from commit \`${commit}\`: ${count(all)} cases, ${open.length === 0 ? 'no findings' : `${open.length} findings`}. This file is written by \`npm run fuzz -- --write docs/reports/fuzz.md\`.

${table(
  ['target', 'cases', 'seeds', 'time', 'findings'],
  results.map(({ target, cases, seeds, ms, findings }) => [
    target.name,
    count(cases),
    `${seeds[0]}–${seeds[1]}`,
    seconds(ms),
    String(findings.length),
  ]),
)}

## What is sent, and what must hold

${table(
  ['target', 'input', 'rule'],
  results.map(({ target: { name, input, rule } }) => [name, input, rule]),
)}

## What was found, and the test that it became

${table(
  ['target', 'before', 'test'],
  pastFindings.map(({ target, found, file, title }) => [target, found, `\`${file}\` “${title}”`]),
)}
${open.length === 0 ? '' : `\n## Open\n\n${open.map(({ target, error, seed }) => `- ${target}: ${error} (\`--seed ${seed}\`)`).join('\n')}\n`}
## Repeat a run

\`\`\`sh
npm run fuzz -- --seed ${results[0]?.seeds[0] ?? 1} --cases ${results[0]?.cases ?? 1000}
npm run fuzz -- --only amounts
\`\`\`

## Screens

The screens of all flows, in each of their states, are rendered with changed answers, deposits and pushes, and must show them or the error page. Too slow for a million cases, this runs in jsdom:

\`\`\`sh
FUZZ_ROUNDS=40 npx jest -c .config/jest.config.mjs e2e/quality/fuzz/screens
\`\`\`

A finding prints its smallest case and its seed. The unit tests run some cases of each target with a seed of their own and with a new one, which they print if they fail.
`;
}
