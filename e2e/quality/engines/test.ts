import { Operator, type Player } from '@paywidget/browser/pages/Operator';
import { test as base, expect, type TestInfo } from '@playwright/test';
import type { Engine, Session, Tab } from './drivers/driver';
import { type EngineName, launch } from './drivers/launch';
import { EngineWidget } from './EngineWidget';
import { type EngineSite, openSite } from './site';

export interface EngineSettings {
  engineName: EngineName;
  /** The browser denies storage to all pages. Firefox only. */
  deniesStorage: boolean;
}

interface OpenOptions {
  player?: Parameters<Operator['signUp']>[0];
  transaction?: 'deposit' | 'withdrawal';
  payload?: Record<string, unknown>;
  theme?: 'light' | 'dark';
  /**
   * `frame`: in a frame on a page of another site, as most hosts do. `ownSite`: in a frame on a page of the widget's site.
   * `package`: mounted in a page of the widget's site.
   */
  mode?: 'frame' | 'ownSite' | 'package';
  /** If false, the page loads, and the test opens the widget. */
  opens?: boolean;
  /** If false, the host sends no pushes of the operator to the widget. */
  forwardsPushes?: boolean;
}

interface Fixtures {
  operator: Operator;
  session: Session;
  tab: Tab;
  /** Signs a player up and opens a host page with the widget. */
  open(options?: OpenOptions): Promise<{ player: Player; widget: EngineWidget }>;
}

interface WorkerFixtures extends EngineSettings {
  site: EngineSite;
  engine: Engine;
}

const pages = { frame: '/', ownSite: '/host/plain.html', package: '/host/package.html' };

/** Adds the content of the page and its frame to the report of a failed test. */
async function attachPage({ tab }: Session, testInfo: TestInfo): Promise<void> {
  for (const frame of [undefined, 'iframe']) {
    const text = tab.evaluate<string>(frame, "location.href + '\\n' + document.body.innerText");
    await testInfo.attach(frame ?? 'page', { body: await text.catch(String), contentType: 'text/plain' });
  }
  const body = await tab.screenshot?.().catch(() => undefined);
  if (body) await testInfo.attach('screenshot', { body, contentType: 'image/png' });
}

/** Each worker has a browser and a sandbox, each test windows with an empty profile. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  deniesStorage: [false, { option: true, scope: 'worker' }],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to learn what a fixture needs.
    async ({}, use) => {
      const site = await openSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  engine: [
    async ({ engineName, deniesStorage }, use) => {
      const engine = await launch(engineName, deniesStorage);
      console.log(`${engineName}: ${engine.name}`);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  operator: async ({ request, site }, use, { testId }) => {
    await use(new Operator(request, testId));
    site.clearFaults();
  },
  session: async ({ engine }, use, testInfo) => {
    const session = await engine.open();
    await use(session);
    if (testInfo.status !== testInfo.expectedStatus) await attachPage(session, testInfo);
    await session.close();
  },
  tab: async ({ session }, use) => use(session.tab),
  open: async ({ operator, site, tab }, use) =>
    use(async ({ player: fields, mode = 'frame', theme = 'light', payload, ...options } = {}) => {
      const player = await operator.signUp(fields);
      const data = {
        ...options,
        root: site.url,
        theme,
        payload: { transport: 'http', ...payload },
        user: player.user,
      };
      const origin = mode === 'frame' ? site.hostUrl : site.url;
      const query = `options=${encodeURIComponent(JSON.stringify(data))}`;
      await tab.goto(`${origin}${pages[mode]}?${query}`);
      const widget = new EngineWidget(tab, mode === 'package' ? undefined : 'iframe');
      if (options.opens !== false) await widget.expectLoaded();
      return { player, widget };
    }),
});

export { expect };
