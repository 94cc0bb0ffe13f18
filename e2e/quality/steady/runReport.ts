import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import type { Duration, Run } from './series';

const specsOf = (suite: JSONReportSuite): JSONReportSpec[] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specsOf),
];

/** The used parts of Playwright's JSON report. */
export function readRun(
  report: JSONReport,
  { busy, load }: Pick<Run, 'busy' | 'load'>,
): { run: Run; specs: Duration[]; tests: Duration[] } {
  const results = report.suites.flatMap(specsOf).flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      name: `\`${projectName}\` ${file} “${title}”`,
      file,
      isFailed: status === 'unexpected' || status === 'flaky',
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  );
  const files = [...new Set(results.map(({ file }) => file))];
  return {
    run: {
      started: new Date(report.stats.startTime).toISOString().slice(0, 16).replace('T', ' '),
      busy,
      load,
      tests: results.length,
      // A test that could not begin, as when its file has an error, is in no suite.
      failures: [
        ...results.filter(({ isFailed }) => isFailed).map(({ name }) => name),
        ...report.errors.map(({ message = 'an error outside of tests' }) => message.split('\n')[0] ?? ''),
      ],
      minutes: report.stats.duration / 60_000,
    },
    specs: files.map((file) => {
      const own = results.filter((result) => result.file === file);
      return {
        name: file,
        tests: own.length,
        seconds: own.reduce((sum, { seconds }) => sum + seconds, 0),
      };
    }),
    tests: results.map(({ name, seconds }) => ({ name, tests: 1, seconds })),
  };
}
