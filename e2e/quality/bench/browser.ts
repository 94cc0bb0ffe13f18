import { type Browser, chromium } from 'playwright';
import { trustFlag } from './certificate';
import type { Profile } from './profiles';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // While a page is observed, each request that a script makes lets V8 parse the whole script again, unless it has noted all
  // positions before. That took up to 80 ms. No player's browser does it.
  '--js-flags=--no-enable-lazy-source-positions',
];

/** @param more further flags for Chromium */
export const openBrowser = (...more: string[]): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [...flags, ...more],
  });

/** Opens a browser that trusts the server's certificate, if there are profiles that use it. */
export const openBrowserFor = (profiles: readonly Profile[]): Promise<Browser> =>
  openBrowser(...(profiles.some(({ isHttp2 }) => isHttp2) ? [trustFlag()] : []));
