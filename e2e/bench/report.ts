import { median } from './median';
import type { Measured } from './rounds';
import type { Target } from './targets';
import type { Sample } from './visit';

/** The results of one profile as a table of texts. */
export interface Report {
  title: string;
  /** The difference between two measurements of the same target. */
  note?: string;
  head: string[];
  rows: string[][];
}

const head = [
  'target',
  'list ready',
  '÷ Adyen',
  '÷ one bundle',
  'blocking',
  'method → form',
  '÷ Adyen',
  'elements',
  'shift',
  'JS',
  'CSS',
  'other',
  'requests',
  'later',
];

const milliseconds = (value: number) => `${value.toFixed(0)} ms`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

function reportOn({ profile, samples }: Measured, targets: readonly Target[]): Report {
  const of = (name: string, read: (sample: Sample) => number) => median((samples[name] ?? []).map(read));
  const ratio = (target: Target, other: string | undefined, read: (sample: Sample) => number) =>
    other && samples[other]?.length ? (of(target.name, read) / of(other, read)).toFixed(2) : '';

  const ready = (sample: Sample) => sample.ready;
  const form = (sample: Sample) => sample.form;

  const rows = targets.map((target) => {
    const { name, label, peer, bundle } = target;
    return [
      label,
      milliseconds(of(name, ready)),
      ratio(target, peer, ready),
      ratio(target, bundle, ready),
      milliseconds(of(name, ({ blocking }) => blocking)),
      milliseconds(of(name, form)),
      ratio(target, peer, form),
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
  return {
    title: `${profile.label}: medians of ${rounds} rounds`,
    note: noise
      ? `The same target twice: ${noise} (list ready), ${ratio(twin, twin.twin, form)} (form).`
      : undefined,
    head,
    rows,
  };
}

export const reportsOn = (measured: readonly Measured[], targets: readonly Target[]): Report[] =>
  measured.map((profile) => reportOn(profile, targets));
