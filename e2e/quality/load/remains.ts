import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright';

/** The objects that a page and its frames hold after garbage collection. */
export interface Remains {
  heapBytes: number;
  nodes: number;
  listeners: number;
  timers: number;
  sockets: number;
  frames: number;
}

/** By how much each count may grow. */
export type Bounds = Readonly<Record<keyof Remains, number>>;

/** The pause before a measurement in ms: longer than any timer that the widget may still need. */
const restMs = 2_000;

const nothing = { timers: 0, sockets: 0 };

/** Opens what measures a page. The page needs the script `bench/page/pending.js`, which counts timers and sockets. */
export async function observe(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  return devtools;
}

/** Measures the objects that a page holds. Texts of messages that the host page has kept are removed first. */
export async function remainsOf(page: Page, devtools: CDPSession): Promise<Remains> {
  await wait(restMs);
  // The host page of the tests keeps all messages.
  await page.evaluate('{ (window.messages ?? []).length = 0; (window.sent ?? []).length = 0; }');
  for (let time = 0; time < 4; time += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  const pending = await Promise.all(
    page
      .frames()
      .map((frame) => frame.evaluate<typeof nothing>('globalThis.benchPending?.()').catch(() => nothing)),
  );
  const sum = (name: keyof typeof nothing) => pending.reduce((total, one) => total + (one?.[name] ?? 0), 0);
  return {
    heapBytes: of('JSHeapUsedSize'),
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
    timers: sum('timers'),
    sockets: sum('sockets'),
    frames: page.frames().length,
  };
}

/** The counts that have grown by more than their bound. */
export const grown = (from: Remains, to: Remains, bounds: Bounds): string[] =>
  (Object.keys(bounds) as (keyof Remains)[])
    .filter((name) => to[name] - from[name] > bounds[name])
    .map((name) => `${name} grew by ${to[name] - from[name]}, more than ${bounds[name]}`);

export const remainsHead = ['heap', 'DOM nodes', 'listeners', 'timers', 'sockets', 'frames'] as const;

export const cellsOf = ({ heapBytes, ...counts }: Remains): string[] => [
  `${(heapBytes / 1000).toFixed(0)} kB`,
  ...[counts.nodes, counts.listeners, counts.timers, counts.sockets, counts.frames].map(String),
];
