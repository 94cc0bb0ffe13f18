import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { pendingProbe } from '@paywidget/browser/fixtures/pendingProbe';
import type { CDPSession, Page } from 'playwright';
import { openBrowser } from './browser';
import { distFolder } from './paths';
import type { Report } from './report';
import { serve } from './server';
import { filesOf } from './staticFiles';
import { targets } from './targets';
import { widgetSite } from './widgetSite';

const hostPage = readFileSync(new URL('./page/package.html', import.meta.url), 'utf8');

/** The cycles after which memory is measured. The first ones fill permanent caches. */
const usualCheckpoints: readonly number[] = [20, 110, 200];

/** Turns the optimizing compiler off: its output is in the heap and grows while code becomes hot. */
const withoutCompiler = '--js-flags=--jitless';

/** The pause before a measurement in ms: longer than any timer that the widget may still need, such as a debounced write. */
const restMs = 2_000;

export interface Remaining {
  cycle: number;
  heapBytes: number;
  nodes: number;
  listeners: number;
  timers: number;
  sockets: number;
  /** Style sheets and scripts in the host's document. */
  sheets: number;
}

/** Measures what is left after garbage collection. */
async function measureRemaining(page: Page, devtools: CDPSession, cycle: number): Promise<Remaining> {
  await wait(restMs);
  for (let time = 0; time < 3; time += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  const pending: { timers: number; sockets: number } = await page.evaluate('benchPending()');
  // Do not use a locator: its code would stay in the page's memory.
  const sheets: number = await page.evaluate(
    "document.querySelectorAll('link[rel=stylesheet], style, head script').length",
  );
  return {
    cycle,
    heapBytes: of('JSHeapUsedSize'),
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
    ...pending,
    sheets,
  };
}

const asRow = ({ cycle, heapBytes, ...counts }: Remaining): string[] => [
  cycle === 0 ? 'not yet' : `${cycle} times`,
  `${(heapBytes / 1000).toFixed(0)} kB`,
  ...[counts.nodes, counts.listeners, counts.timers, counts.sockets, counts.sheets].map(String),
];

/**
 * Mounts the widget in the page of a host application, opens a form and unmounts the widget, 200 times. Reports what
 * remains in the page's memory at each checkpoint. A leak grows with the cycles.
 */
export async function measureRemounts(log: (line: string) => void): Promise<Report> {
  const rows = await remount(usualCheckpoints, log);
  return {
    title: 'Package mode: what is left after mounting and unmounting',
    head: ['mounted', 'heap', 'DOM nodes', 'listeners', 'timers', 'sockets', 'sheets and scripts'],
    rows: rows.map(asRow),
  };
}

/** Mounts and unmounts the widget as often as the last checkpoint says. Returns what remains before, and at each checkpoint. */
export async function remount(
  checkpoints: readonly number[],
  log: (line: string) => void,
): Promise<readonly Remaining[]> {
  const plan = targets.find(({ name }) => name === 'federated')?.plan;
  if (!plan) throw new Error('There is no plan for the list of 30 methods');
  const site = widgetSite(plan.count, filesOf(distFolder));
  const server = await serve((method, path) =>
    path === '/' ? { type: 'text/html', body: hostPage } : site(method, path),
  );
  const browser = await openBrowser(withoutCompiler);
  try {
    const page = await browser.newPage({ viewport: { width: 1000, height: 800 } });
    page.on('pageerror', (error) => log(`remount: ${error.message}`));
    await page.addInitScript({ content: pendingProbe });
    await page.goto(server.origin);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable');
    const mountAndUnmount = (times: number, pauseMs: number) => {
      const args = [times, plan.opener, plan.field, pauseMs].map((one) => JSON.stringify(one));
      return page.evaluate(`remount(${args.join(', ')})`);
    };
    await mountAndUnmount(0, 0);
    const rows: Remaining[] = [];
    const record = async (cycle: number) => {
      const remains = await measureRemaining(page, devtools, cycle);
      rows.push(remains);
      log(`remount: ${asRow(remains).join(', ')}`);
    };
    await record(0);
    // Wait once on the form until the widget has fetched the files that it loads in advance. They stay loaded.
    await mountAndUnmount(1, restMs);
    let done = 1;
    for (const checkpoint of checkpoints) {
      await mountAndUnmount(checkpoint - done, 0);
      await record(checkpoint);
      done = checkpoint;
    }
    return rows;
  } finally {
    await browser.close();
    await server.close();
  }
}
