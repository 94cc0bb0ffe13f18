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

const head = [
  'target',
  'list ready',
  '÷ Adyen',
  '÷ one bundle',
  'pressed at once → form',
  '÷ Adyen',
  'method → form',
  '÷ Adyen',
  'its longest task',
  'second visit',
  '÷ first',
  'blocking',
  'elements',
  'shift',
  'JS',
  'CSS',
  'other',
  'requests',
  'later',
];

const milliseconds = (value: number) => `${value.toFixed(0)} ms`;
/** Browsers do not report tasks of less than 50 ms. */
const taskText = (ms: number) => (ms <= 50 ? '≤ 50 ms' : milliseconds(ms));
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

function reportOn({ profile, samples }: Measured, targets: readonly Target[]): Report {
  const of = (name: string, read: (sample: Sample) => number) => median((samples[name] ?? []).map(read));
  const seriesOf = (name: string, read: (sample: Sample) => number) => (samples[name] ?? []).map(read);
  const ratio = (target: Target, other: string | undefined, read: (sample: Sample) => number) =>
    other ? ratioText(pairedRatio(seriesOf(target.name, read), seriesOf(other, read))) : '';

  const ready = (sample: Sample) => sample.ready;
  const form = (sample: Sample) => sample.form;
  const pressed = (sample: Sample) => sample.pressedAtOnce;
  const warm = (sample: Sample) => sample.warm;

  const rows = targets.map((target) => {
    const { name, label, peer, bundle } = target;
    return [
      label,
      milliseconds(of(name, ready)),
      ratio(target, peer, ready),
      ratio(target, bundle, ready),
      milliseconds(of(name, pressed)),
      ratio(target, peer, pressed),
      milliseconds(of(name, form)),
      ratio(target, peer, form),
      taskText(of(name, ({ formTask }) => formTask)),
      milliseconds(of(name, warm)),
      ratioText(pairedRatio(seriesOf(name, warm), seriesOf(name, ready))),
      milliseconds(of(name, ({ blocking }) => blocking)),
      of(name, ({ elements }) => elements).toFixed(0),
      of(name, ({ layoutShift }) => layoutShift).toFixed(3),
      kilobytes(of(name, ({ bytes }) => bytes.script)),
      kilobytes(of(name, ({ bytes }) => bytes.style)),
      kilobytes(of(name, ({ bytes }) => bytes.other)),
      of(name, ({ requests }) => requests).toFixed(0),
      `${kilobytes(of(name, ({ laterBytes }) => laterBytes))} in ${of(name, ({ laterRequests }) => laterRequests).toFixed(0)}`,
    ];
  });
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
    head,
    rows,
  };
}

export const reportsOn = (measured: readonly Measured[], targets: readonly Target[]): Report[] =>
  measured.map((profile) => reportOn(profile, targets));
