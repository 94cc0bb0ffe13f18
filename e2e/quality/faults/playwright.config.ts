import type { HostSettings } from '@paywidget/browser/fixtures/test';
import base from '@paywidget/browser/playwright.config';
import { defineConfig } from '@playwright/test';

/** The fault matrix, in Chromium, at the size of a desktop. */
export default defineConfig<HostSettings>({
  ...base,
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../../test-results/faults',
  projects: base.projects?.filter(({ name }) => name === 'frame'),
  // The base config's folders are relative to its own.
  webServer: Array.isArray(base.webServer)
    ? base.webServer
    : base.webServer && { ...base.webServer, cwd: '../../..' },
});
