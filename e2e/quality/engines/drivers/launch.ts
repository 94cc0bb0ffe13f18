import type { Engine } from './driver';
import { launchPuppeteer } from './puppeteer';
import { launchWebKit } from './webkit';

export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** The programs of the engines that this machine has, as `.config/scripts/engines.mjs` found them. */
export const programs: Record<EngineName, string | undefined> = {
  chromium: process.env.CHROMIUM_PATH,
  firefox: process.env.FIREFOX_PATH,
  webkit: process.env.WEBKIT_DRIVER_PATH,
};

/** Starts a browser. `deniesStorage` is for Firefox: pages get an error where they ask for storage, as with some users' settings. */
export function launch(engine: EngineName, deniesStorage: boolean): Promise<Engine> {
  const executablePath = programs[engine];
  if (!executablePath) throw new Error(`This machine has no ${engine}. Run: npm run engines`);
  switch (engine) {
    case 'webkit':
      return launchWebKit(executablePath);
    case 'firefox':
      return launchPuppeteer({
        browser: 'firefox',
        executablePath,
        extraPrefsFirefox: deniesStorage ? { 'network.cookie.cookieBehavior': 2 } : {},
      });
    case 'chromium':
      return launchPuppeteer({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  }
}
