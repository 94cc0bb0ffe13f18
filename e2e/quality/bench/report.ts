import { median } from './median';
import { pairedRatio, ratioText } from './ratio';
import type { Measured } from './rounds';
import type { Target } from './targets';
import type { Sample } from './visit';

/** The results of one profile as a table of texts. */
export interface Report {
  title: string;
  /** The difference between two measurements of the same target, and the least that a second visit can take. */
  note?: string;
  head: string[];
  rows: string[][];
}

const milliseconds = (value: number) => `${value.toFixed(0)} ms`;
/** Browsers do not report tasks of less than 50 ms. */
const taskText = (ms: number) => (ms <= 50 ? '≤ 50 ms' : milliseconds(ms));
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

function reportOn({ profile, samples }: Measured, targets: readonly Target[]): Report {
  const seriesOf = (name: string, read: (sample: Sample) => number) => (samples[name] ?? []).map(read);
  const of = ({ name }: Target, read: (sample: Sample) => number) => median(seriesOf(name, read));
  const ratio = (target: Target, other: string | undefined, read: (sample: Sample) => number) =>
    other ? ratioText(pairedRatio(seriesOf(target.name, read), seriesOf(other, read))) : '';

  const ready = (sample: Sample) => sample.ready;
  const form = (sample: Sample) => sample.form;
  const pressed = (sample: Sample) => sample.pressedAtOnce;
  const warm = (sample: Sample) => sample.warm;

  type Column = readonly [head: string, cell: (target: Target) => string];
  /** A time, and its ratios to the same time of the targets that it is compared with. */
  const timed = (name: string, read: (sample: Sample) => number): Column[] => [
    [name, (target) => milliseconds(of(target, read))],
    ['÷ Adyen', (target) => ratio(target, target.peer, read)],
    ['÷ before', (target) => ratio(target, target.before, read)],
  ];
  const columns: Column[] = [
    ['target', ({ label }) => label],
    ...timed('list ready', ready),
    ['÷ one bundle', (target) => ratio(target, target.bundle, ready)],
    ...timed('pressed at once → form', pressed),
    ...timed('method → form', form),
    ['its longest task', (target) => taskText(of(target, ({ formTask }) => formTask))],
    ['second visit', (target) => milliseconds(of(target, warm))],
    ['÷ first', ({ name }) => ratioText(pairedRatio(seriesOf(name, warm), seriesOf(name, ready)))],
    ['blocking', (target) => milliseconds(of(target, ({ blocking }) => blocking))],
    ['elements', (target) => of(target, ({ elements }) => elements).toFixed(0)],
    ['shift', (target) => of(target, ({ layoutShift }) => layoutShift).toFixed(3)],
    ['JS', (target) => kilobytes(of(target, ({ bytes }) => bytes.script))],
    ['CSS', (target) => kilobytes(of(target, ({ bytes }) => bytes.style))],
    ['other', (target) => kilobytes(of(target, ({ bytes }) => bytes.other))],
    ['requests', (target) => of(target, ({ requests }) => requests).toFixed(0)],
    [
      'later',
      (target) =>
        `${kilobytes(of(target, ({ laterBytes }) => laterBytes))} in ${of(target, ({ laterRequests }) => laterRequests).toFixed(0)}`,
    ],
  ];
  // Nothing in this run is compared with the target of a column without figures.
  const shown = columns.filter(([, cell]) => targets.some((target) => cell(target) !== ''));
  const rounds = Math.max(...Object.values(samples).map(({ length }) => length));
  const twin = targets.find((target) => target.twin !== undefined);
  const noise = twin && ratio(twin, twin.twin, ready);
  const least = targets.find(({ leastOf }) => samples[leastOf ?? ''] !== undefined);
  const leastWarm =
    least && ratioText(pairedRatio(seriesOf(least.name, warm), seriesOf(least.leastOf ?? '', ready)));
  const notes = [
    noise &&
      `The same target twice: ${noise} (list ready), ${ratio(twin, twin.twin, pressed)} (pressed at once), ${ratio(twin, twin.twin, form)} (form).`,
    leastWarm && `The second visit of ${least.label} ÷ the first visit of the widget: ${leastWarm}.`,
  ];
  return {
    title: `${profile.label}: medians of ${rounds} rounds, ratios round by round with their 95 % confidence`,
    note: notes.filter(Boolean).join('\n\n') || undefined,
    head: shown.map(([head]) => head),
    rows: targets.map((target) => shown.map(([, cell]) => cell(target))),
  };
}

export const reportsOn = (measured: readonly Measured[], targets: readonly Target[]): Report[] =>
  measured.map((profile) => reportOn(profile, targets));
