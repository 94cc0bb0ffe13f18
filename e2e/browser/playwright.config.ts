import { defineConfig } from '@playwright/test';
import type { HostSettings } from './fixtures/test';
import { timeoutMs } from './pages/timeout';
import { foreignUrl, sandboxPort, sandboxUrl } from './sandboxAddress';

/** Tests the production build, served by the sandbox, in a real browser with real federation. */
export default defineConfig<HostSettings>({
  testDir: './specs',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  // A test that passes only the second time has found something: see docs/guides/testing.md.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 4 * timeoutMs,
  expect: { timeout: timeoutMs, toPass: { timeout: timeoutMs } },
  // Of a long log, often only the end is kept: there, `dot` tells each failure in full.
  reporter: process.env.CI ? [['dot']] : [['list']],
  use: {
    baseURL: sandboxUrl,
    // Animations take time from parallel tests, so only the phone project shows them.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'frame', use: { viewport: { width: 1000, height: 800 } } },
    {
      name: 'phone',
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        deviceScaleFactor: 2,
        contextOptions: { reducedMotion: 'no-preference' },
      },
      grep: /@phone/,
    },
    // The main flows again: over the socket, and in package mode.
    {
      name: 'socket',
      use: { viewport: { width: 1000, height: 800 }, transport: 'socket' },
      grep: /@socket/,
    },
    {
      name: 'package',
      use: { viewport: { width: 1000, height: 800 }, mode: 'package' },
      grep: /@package/,
    },
  ],
  webServer: {
    command: 'npm run --silent sandbox',
    cwd: '../..',
    url: sandboxUrl,
    reuseExistingServer: false,
    env: {
      PORT: String(sandboxPort),
      SANDBOX_DATABASE: ':memory:',
      SANDBOX_DELAY: '0',
      SANDBOX_SCAN: '3600000',
      SANDBOX_ORIGINS: foreignUrl,
    },
  },
});
