import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';

/** The screens and steps of the player, by the letter of the table. */
const story = {
  told: 'm',
  'asked again': 'r',
  continued: 'c',
  resumed: 'o',
  'reported as paid': 'i',
  'pressed again': 'p',
  'paid anew': 'n',
} as const;

export interface Outcome {
  journey: string;
  fault: string;
  isFailed: boolean;
  /** Words of `story`, or why the journey cannot meet the fault. */
  words: string;
}

const specsOf = (suite: JSONReportSuite): JSONReportSpec[] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specsOf),
];

/** The cells of a run, from Playwright's JSON report. */
export function outcomesIn(report: JSONReport): Outcome[] {
  return report.suites.flatMap(specsOf).flatMap(({ title, tests }) => {
    const [journey, fault] = title.replace(/ @\w+$/, '').split(' × ');
    if (!journey || !fault) return [];
    return tests.map(({ status, annotations }) => ({
      journey,
      fault,
      isFailed: status !== 'expected',
      words: annotations.find(({ type }) => type === 'outcome')?.description ?? '',
    }));
  });
}

function cellOf(outcome: Outcome | undefined): string {
  if (!outcome) return '';
  if (outcome.isFailed) return '**failed**';
  const words = outcome.words.split(', ').filter(Boolean);
  if (words.some((word) => !(word in story))) return '–';
  const letters = Object.entries(story).filter(([word]) => words.includes(word));
  return ['✓', letters.map(([, letter]) => letter).join('')].filter(Boolean).join(' ');
}

/** Returns the table: a row for each fault, a column for each journey. */
export function tableOf(outcomes: readonly Outcome[]): string {
  const journeys = [...new Set(outcomes.map(({ journey }) => journey))];
  const faults = [...new Set(outcomes.map(({ fault }) => fault))];
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    row(['', ...journeys]),
    row(['---', ...journeys.map(() => '---')]),
    ...faults.map((fault) =>
      row([
        fault,
        ...journeys.map((journey) =>
          cellOf(outcomes.find((outcome) => outcome.journey === journey && outcome.fault === fault)),
        ),
      ]),
    ),
  ].join('\n');
}

/** Returns the document with the content of one of its blocks replaced. */
export function withBlock(document: string, name: string, content: string): string {
  const start = new RegExp(`<!-- ${name}: [^>]* -->`).exec(document);
  const endAt = document.indexOf(`<!-- /${name} -->`);
  if (!start || endAt < 0) throw new Error(`The document has no block ${name}`);
  return `${document.slice(0, start.index + start[0].length)}\n\n${content}\n\n${document.slice(endAt)}`;
}
