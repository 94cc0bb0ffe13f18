/** One run of the whole browser suite. */
export interface Run {
  /** When it started, as `2026-11-24 01:30` in UTC. */
  started: string;
  /** Processes that kept a core busy meanwhile. */
  busy: number;
  /** The machine's load average over the last 15 minutes of the run: all processes that want a core, the suite's own among them. */
  load: number;
  tests: number;
  /** The failed tests: project, spec and title. */
  failures: string[];
  minutes: number;
}

/** The time of a group of tests, or of one test, in the last run. */
export interface Duration {
  name: string;
  tests: number;
  seconds: number;
}

/** Runs of one commit. */
export interface Series {
  commit: string;
  machine: string;
  runs: Run[];
}

const slowestCount = 30;

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** Reads the series of a commit from a document that `documentOf` wrote. It has no runs if the document is of another one. */
export function seriesIn(document: string, commit: string, machine: string): Series {
  if (!document.includes(`of commit \`${commit}\` on ${machine}.`)) return { commit, machine, runs: [] };
  const lines = document.split('\n');
  const runs = lines
    .filter((line) => /^\| \d+ \| \d{4}-/.test(line))
    .map((line): Run => {
      const [number, started = '', busy, load, tests, , minutes] = cellsOf(line);
      const failures = lines.filter((other) => other.startsWith(`- Run ${number}: `));
      return {
        started,
        busy: Number(busy),
        load: Number(load),
        tests: Number(tests),
        failures: failures.map((failure) => failure.slice(`- Run ${number}: `.length)),
        minutes: Number(minutes),
      };
    });
  return { commit, machine, runs };
}

const table = (head: string[], rows: (string | number)[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const bySeconds = (a: Duration, b: Duration) => b.seconds - a.seconds;

/** Returns docs/reports/flakiness.md for a series, with the durations of its last run. */
export function documentOf({ commit, machine, runs }: Series, specs: Duration[], tests: Duration[]): string {
  const failures = runs.flatMap(({ failures }, index) =>
    failures.map((name) => `- Run ${index + 1}: ${name}`),
  );
  const rows = runs.map(({ started, busy, load, tests, failures, minutes }, index) => [
    index + 1,
    started,
    busy,
    load.toFixed(1),
    tests,
    failures.length,
    minutes.toFixed(1),
  ]);
  return `# Flakiness

Every browser test passes every time, also on a busy machine, and none is tried twice. \`npm run steady\` holds the suite to that: it builds, runs the whole suite ten times in a row, and writes this file after each run. \`-- --busy 3 --runs 1\` adds a
run beside three processes that each keep a core busy. A series can be stopped and goes on where it was, as long as the commit and the machine stay. The load is the machine's average over the last 15 minutes of the run: how many processes wanted a core, the suite's own among them.

${runs.length} runs of commit \`${commit}\` on ${machine}.

${table(['run', 'started (UTC)', 'busy processes', 'load', 'tests', 'failed', 'minutes'], rows)}

## Failures

${failures.length > 0 ? failures.join('\n') : 'None.'}

## Where the time goes

Seconds of the last run, added up over its workers.

${table(
  ['spec', 'tests', 'seconds'],
  specs.toSorted(bySeconds).map(({ name, tests, seconds }) => [name, tests, Math.round(seconds)]),
)}

The slowest tests:

${table(
  ['test', 'seconds'],
  tests
    .toSorted(bySeconds)
    .slice(0, slowestCount)
    .map(({ name, seconds }) => [name.replaceAll('|', '\\|'), seconds.toFixed(1)]),
)}
`;
}
