import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright';
import { openBrowser } from './browser';
import { distFolder } from './paths';
import type { Report } from './report';
import { serve } from './server';
import { filesOf } from './staticFiles';
import { targets } from './targets';
import { widgetSite } from './widgetSite';

const hostPage = readFileSync(new URL('./page/package.html', import.meta.url), 'utf8');
const pendingProbe = readFileSync(new URL('./page/pending.js', import.meta.url), 'utf8');

/** After how many cycles it is measured; the first ones fill caches that are meant to stay. */
const stops = [20, 110, 200] as const;

/** What the engine compiles of much used code is in the heap as well, and grows for as long as code becomes more used. */
const withoutCompiler = '--js-flags=--jitless';

/** Longer than any timer that the widget may still have reason to keep, such as a debounced write. */
const restMs = 2_000;

interface Remains {
  cycle: number;
  heapBytes: number;
  nodes: number;
  listeners: number;
  timers: number;
  sockets: number;
  /** Style sheets and scripts in the host's document. */
  sheets: number;
}

/** What is left once everything that nobody holds any more is gone. */
async function remainsOf(page: Page, devtools: CDPSession, cycle: number): Promise<Remains> {
  await wait(restMs);
  for (let time = 0; time < 3; time += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  const pending: { timers: number; sockets: number } = await page.evaluate('benchPending()');
  // Not by a locator, whose own machinery would stay in the page's memory.
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

const asRow = ({ cycle, heapBytes, ...counts }: Remains): string[] => [
  cycle === 0 ? 'not yet' : `${cycle} times`,
  `${(heapBytes / 1000).toFixed(0)} kB`,
  ...[counts.nodes, counts.listeners, counts.timers, counts.sockets, counts.sheets].map(String),
];

/**
 * Mounts the widget in a host application's page, goes to a form and unmounts it again, 200 times, and reports what is
 * left of it in the page's memory on the way: a leak grows with the cycles.
 */
export async function measureRemounts(log: (line: string) => void): Promise<Report> {
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
    const remount = (times: number, pauseMs: number) => {
      const given = [times, plan.opener, plan.field, pauseMs].map((one) => JSON.stringify(one));
      return page.evaluate(`remount(${given.join(', ')})`);
    };
    await remount(0, 0);
    const rows: Remains[] = [];
    const look = async (cycle: number) => {
      const remains = await remainsOf(page, devtools, cycle);
      rows.push(remains);
      log(`remount: ${asRow(remains).join(', ')}`);
    };
    await look(0);
    // What the widget fetches ahead when it has nothing to do stays loaded.
    await remount(1, restMs);
    let done = 1;
    for (const stop of stops) {
      await remount(stop - done, 0);
      await look(stop);
      done = stop;
    }
    return {
      title: 'Package mode: what is left after mounting and unmounting',
      head: ['mounted', 'heap', 'DOM nodes', 'listeners', 'timers', 'sockets', 'sheets and scripts'],
      rows: rows.map(asRow),
    };
  } finally {
    await browser.close();
    await server.close();
  }
}
