import { documentOf, type Run, seriesIn } from './series';

const machine = '2 cores (Some CPU), Node 20.20.2';
const runs: Run[] = [
  { started: '2026-11-24 01:30', busy: 0, load: 2.4, tests: 670, failures: [], minutes: 14.6 },
  {
    started: '2026-11-24 01:45',
    busy: 3,
    load: 5.1,
    tests: 670,
    failures: ['`frame` p2p.spec.ts “a | b”', '`phone` crypto.spec.ts “c”'],
    minutes: 25.5,
  },
];
const document = documentOf(
  { commit: 'abc1234', machine, runs },
  [
    { name: 'crypto.spec.ts', tests: 20, seconds: 61.4 },
    { name: 'p2p.spec.ts', tests: 30, seconds: 90.2 },
  ],
  [{ name: '`frame` p2p.spec.ts “a | b”', tests: 1, seconds: 12.34 }],
);

it('continues the series of the same commit and machine', () => {
  expect(seriesIn(document, 'abc1234', machine)).toEqual({ commit: 'abc1234', machine, runs });
});

it.each([
  ['another commit', 'def5678', machine],
  ['another machine', 'abc1234', '8 cores (Some CPU), Node 20.20.2'],
])('starts a new series for %s', (_, commit, other) => {
  expect(seriesIn(document, commit, other).runs).toEqual([]);
});

it('lists failures by run and name, and the slowest first', () => {
  expect(document).toContain('- Run 2: `phone` crypto.spec.ts “c”');
  expect(document.indexOf('| p2p.spec.ts | 30 | 90 |')).toBeLessThan(document.indexOf('| crypto.spec.ts'));
  expect(document).toContain('“a \\| b” | 12.3 |');
});
