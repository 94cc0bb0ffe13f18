import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const onPath = (name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim();

function playwrightsOwn() {
  const file = require('playwright').chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

function installed() {
  const named = process.env.CHROMIUM_PATH;
  if (named && existsSync(named)) return named;
  return systemNames.map(onPath).find(Boolean) ?? playwrightsOwn();
}

/** Each way to get one that may work here, in turn, until one does. */
const installations = [
  ['npx', ['playwright', 'install', 'chromium']],
  ['apt-get', ['install', '--yes', '--no-install-recommends', 'chromium']],
  ['sh', ['-c', 'apt-get update && apt-get install --yes --no-install-recommends chromium']],
];

/** Finds a Chromium, or installs one. Ends the process, saying how to get one, where neither works. */
export function findChromium() {
  const found = installed();
  if (found) return found;
  for (const [command, parameters] of installations) {
    console.log(`No Chromium found; trying: ${command} ${parameters.join(' ')}`);
    spawnSync(command, parameters, { stdio: 'ignore', timeout: 300_000 });
    const browser = installed();
    if (browser) return browser;
  }
  console.error(
    'The browser tests need a Chromium: install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  );
  return process.exit(1);
}
