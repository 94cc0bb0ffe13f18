import type { Driver, Size } from './driver';
import { launchPuppeteer } from './puppeteer';
import { launchWebKit } from './webkit';

export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** The programs of the engines that this machine has, as `.config/scripts/engines.mjs` found them. */
export const paths: Record<EngineName, string | undefined> = {
  chromium: process.env.CHROMIUM_PATH,
  firefox: process.env.FIREFOX_PATH,
  webkit: process.env.WEBKIT_DRIVER_PATH,
};

/** Starts an engine with an empty profile. */
export function launch(engine: EngineName, size: Size): Promise<Driver> {
  const executablePath = paths[engine];
  if (!executablePath) throw new Error(`This machine has no ${engine}. Run: npm run engines`);
  if (engine === 'webkit') return launchWebKit(executablePath, size);
  if (engine === 'firefox') return launchPuppeteer({ browser: 'firefox', executablePath }, size);
  return launchPuppeteer({ executablePath, args: ['--no-sandbox', '--disable-gpu'] }, size);
}
