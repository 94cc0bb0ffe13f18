import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { openBrowserFor } from './browser';
import { median } from './median';
import { distFolder } from './paths';
import type { Profile } from './profiles';
import { pairedRatio, ratioText } from './ratio';
import type { Report } from './report';
import { type Server, type Site, serve } from './server';
import { filesOf } from './staticFiles';
import { targets } from './targets';
import { presented, throttle, waitUntilIdle } from './visit';
import { widgetSite } from './widgetSite';

/** Matches each entry of a list, of deposits or of withdrawals. */
const item = '[data-screen$=".list"] :is([data-method], [data-group])';

interface Ways {
  /** Opens the widget in a way, and resolves with the time until its list is painted, in ms. */
  open(way: 'openDeposit' | 'openWithdrawal' | 'mountDeposit', count?: number): Promise<number>;
  run(action: 'preload' | 'leave'): Promise<void>;
  /** Opens the host's page again, in another tab. The files of the first visit are in the browser's cache. */
  revisit(): Promise<void>;
}

/**
 * The ways to open the widget: the steps before, and the measured step. The table divides each time by the time of the first
 * way.
 */
const ways: readonly (readonly [label: string, measure: (ways: Ways) => Promise<number>])[] = [
  ['first open', ({ open }) => open('openDeposit')],
  ['the same again (noise)', ({ open }) => open('openDeposit')],
  [
    'open after `preload`',
    async ({ open, run }) => {
      await run('preload');
      return open('openDeposit');
    },
  ],
  [
    'second visit',
    async ({ open, run, revisit }) => {
      await open('openDeposit');
      await run('leave');
      await revisit();
      return open('openDeposit');
    },
  ],
  [
    'second open in the page',
    async ({ open, run }) => {
      await open('openDeposit');
      await run('leave');
      return open('openDeposit');
    },
  ],
  [
    'withdrawals after deposits',
    async ({ open, run }) => {
      await open('openDeposit');
      await run('leave');
      return open('openWithdrawal', 1);
    },
  ],
  ['package mode', ({ open }) => open('mountDeposit')],
];

/** Opens a host's page that has loaded the loader, with an empty cache, and measures one way in it. */
async function measureWay(
  browser: Browser,
  server: Server,
  profile: Profile,
  count: number,
  measure: (ways: Ways) => Promise<number>,
): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 1000, height: 800 },
  });
  try {
    await context.addInitScript({ content: presented });
    let page: Page = await openHost();
    async function openHost() {
      const opened = await context.newPage();
      await opened.goto(server.origin);
      await opened.waitForFunction('"Paywidget" in window');
      await throttle(context, opened, profile);
      return opened;
    }
    return await measure({
      async revisit() {
        await page.close();
        page = await openHost();
      },
      open: (way, least = count) =>
        page.evaluate(`measure(${JSON.stringify(way)}, ${JSON.stringify(item)}, ${least})`),
      async run(action) {
        await page.evaluate(`${action}()`);
        await waitUntilIdle(server);
        await wait(500);
      },
    });
  } finally {
    await context.close();
  }
}

/**
 * Measures, in a page that has the loader, the time from the host's call until the list is painted, for each way to open the widget.
 */
export async function measureWays(
  profiles: readonly Profile[],
  rounds: number,
  log: (line: string) => void,
): Promise<Report[]> {
  const count = targets.find(({ name }) => name === 'federated')?.plan.count ?? 0;
  const hostPage = readFileSync(new URL('./page/ways.html', import.meta.url), 'utf8');
  const site = widgetSite(count, filesOf(distFolder));
  const pages: Site = (method, path) =>
    path === '/' ? { type: 'text/html', body: hostPage } : site(method, path);
  const servers = [await serve(pages), await serve(pages, true)] as const;
  const browser = await openBrowserFor(profiles);
  try {
    const reports: Report[] = [];
    for (const profile of profiles) {
      const server = servers[profile.isHttp2 ? 1 : 0];
      for (const [, measure] of ways)
        await measureWay(browser, server, { name: 'warm-up', label: '', cpuSlowdown: 1 }, count, measure);
      const samples = ways.map((): number[] => []);
      for (let round = 0; round < rounds; round += 1) {
        for (const [index, [, measure]] of ways.entries()) {
          samples[index]?.push(await measureWay(browser, server, profile, count, measure));
        }
        const times = samples.map((times) => times.at(-1)?.toFixed(0));
        log(`ways, ${profile.name} ${round + 1}/${rounds}: ${times.join(', ')} ms`);
      }
      const [first = []] = samples;
      reports.push({
        title: `${profile.label}: from the host’s call to the list, medians of ${rounds} rounds`,
        head: ['way', 'list ready', '÷ first open'],
        rows: ways.map(([label], index) => [
          label,
          `${median(samples[index] ?? []).toFixed(0)} ms`,
          index === 0 ? '' : ratioText(pairedRatio(samples[index] ?? [], first)),
        ]),
      });
    }
    return reports;
  } finally {
    await browser.close();
    for (const server of servers) await server.close();
  }
}
