import { timeoutMs } from '@paywidget/browser/pages/timeout';
import { defineConfig } from '@playwright/test';
import { type EngineName, programs } from './drivers/launch';
import type { EngineSettings } from './test';

const names = (Object.keys(programs) as EngineName[]).filter((name) => programs[name]);

/** The main journeys against the production build, in every engine that this machine has. */
export default defineConfig<object, EngineSettings>({
  testDir: '.',
  outputDir: '../../../test-results/engines',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 4 * timeoutMs,
  expect: { timeout: timeoutMs },
  reporter: [['list']],
  projects: [
    ...names.map((engineName) => ({ name: engineName, use: { engineName } })),
    // A deposit needs no storage.
    ...(programs.firefox
      ? [
          {
            name: 'firefox without storage',
            use: { engineName: 'firefox' as const, deniesStorage: true },
            grep: /helper window.*: frame$/,
          },
        ]
      : []),
  ],
});
