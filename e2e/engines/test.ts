import { test as base, expect } from '@playwright/test';
import { Operator, type Player } from '../pages/Operator';
import { foreignUrl, sandboxUrl } from '../tests/sandboxAddress';
import type { Driver, Tab } from './drivers/driver';
import { type EngineName, launch } from './drivers/launch';
import { EngineWidget } from './EngineWidget';

export interface EngineSettings {
  engine: EngineName;
}

interface OpenOptions {
  player?: Parameters<Operator['signUp']>[0];
  transaction?: 'deposit' | 'withdrawal';
  payload?: Record<string, unknown>;
  theme?: 'light' | 'dark';
  /** `package` mounts the widget in the host's page, `foreign` frames it in a page of another site. */
  mode?: 'frame' | 'package' | 'foreign';
}

interface Fixtures extends EngineSettings {
  operator: Operator;
  driver: Driver;
  tab: Tab;
  /** Signs a player up and opens a host page with the widget. */
  open(options?: OpenOptions): Promise<{ player: Player; widget: EngineWidget }>;
}

/** Each test has a browser of its own, with an empty profile. */
export const test = base.extend<Fixtures>({
  engine: ['chromium', { option: true }],
  operator: async ({ request }, use, { testId }) => use(new Operator(request, testId)),
  driver: async ({ engine }, use, testInfo) => {
    const driver = await launch(engine, { width: 1000, height: 800 });
    try {
      await use(driver);
      if (testInfo.status !== testInfo.expectedStatus) {
        const body = await driver.tab.screenshot().catch(() => undefined);
        const path = testInfo.outputPath(`${engine}.png`);
        if (body) await testInfo.attach('screenshot', { body, contentType: 'image/png' });
        console.error(`${engine}: ${driver.version}. Screenshot: ${path}`);
      }
    } finally {
      await driver.close();
    }
  },
  tab: async ({ driver }, use) => use(driver.tab),
  open: async ({ operator, tab }, use) =>
    use(async ({ player: fields, mode = 'frame', theme = 'light', ...options } = {}) => {
      const player = await operator.signUp(fields);
      const host = mode === 'package' ? 'package' : 'plain';
      const data = {
        theme,
        ...options,
        payload: { transport: 'http', ...options.payload },
        user: player.user,
      };
      const origin = mode === 'foreign' ? foreignUrl : sandboxUrl;
      await tab.goto(`${origin}/host/${host}.html?options=${encodeURIComponent(JSON.stringify(data))}`);
      return { player, widget: new EngineWidget(tab, mode === 'package' ? undefined : '#widget iframe') };
    }),
});

export { expect };
