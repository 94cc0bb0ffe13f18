import { defineConfig } from '@playwright/test';
import base from '../playwright.config';
import { type EngineName, paths } from './drivers/launch';
import type { EngineSettings } from './test';

const names = Object.keys(paths) as EngineName[];

/** The main journeys against the production build, in every engine that this machine has. */
export default defineConfig<EngineSettings>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  reporter: [['list']],
  use: { baseURL: base.use?.baseURL },
  projects: names.filter((name) => paths[name]).map((engine) => ({ name: engine, use: { engine } })),
  webServer: { ...base.webServer, cwd: '../..' } as typeof base.webServer,
});
