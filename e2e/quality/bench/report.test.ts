import { profiles } from './profiles';
import { reportsOn } from './report';
import type { Target } from './targets';
import type { Sample } from './visit';

const sample = (ready: number): Sample => ({
  ready,
  blocking: 0,
  form: 100,
  formTask: 0,
  pressedAtOnce: 1500,
  warm: 500,
  elements: 300,
  layoutShift: 0,
  bytes: { script: 100_000, style: 10_000, other: 5_000 },
  requests: 20,
  laterBytes: 0,
  laterRequests: 0,
  missing: [],
});

const target = (name: string, compared: Pick<Target, 'before' | 'peer' | 'twin'> = {}): Target => ({
  name,
  label: name,
  plan: { item: '', count: 30, opener: '', field: '' },
  createSite: () => () => undefined,
  ...compared,
});

function reportOn(targets: readonly Target[], samples: Record<string, Sample[]>) {
  const [report] = reportsOn(
    profiles.slice(0, 1).map((profile) => ({ profile, samples })),
    targets,
  );
  if (!report) throw new Error('There is no report');
  return report;
}

it('divides the build by the deployment before it, and says how far the build differs from itself', () => {
  const { head, rows, note } = reportOn(
    [
      target('against'),
      target('now', { before: 'against' }),
      target('again', { before: 'against', twin: 'now' }),
    ],
    { against: [sample(1000)], now: [sample(900)], again: [sample(910)] },
  );
  expect(rows.map((row) => row[head.indexOf('÷ before')])).toEqual(['', '0.90', '0.91']);
  expect(note).toContain('The same target twice: 1.01 (list ready)');
});

it('has no column of ratios to a target that was not measured', () => {
  const { head } = reportOn([target('now', { peer: 'adyen', before: 'against' })], { now: [sample(900)] });
  expect(head).toContain('list ready');
  expect(head).not.toContain('÷ Adyen');
  expect(head).not.toContain('÷ before');
});
