import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const headlessShell = 'chromium-headless-shell';

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

const apt = (name) => [
  ['apt-get', ['install', '--yes', '--no-install-recommends', name]],
  ['sh', ['-c', `apt-get update && apt-get install --yes --no-install-recommends ${name}`]],
];

/** Each way to get one that may work here, in turn, until one does. */
const installations = [['npx', ['playwright', 'install', 'chromium']], ...apt('chromium')];

function install([command, parameters]) {
  console.log(`Trying: ${command} ${parameters.join(' ')}`);
  return spawnSync(command, parameters, { stdio: 'ignore', timeout: 300_000 }).status === 0;
}

/**
 * A Chromium for the browser tests: the one without windows, which opens a page with half the work, where it is there or
 * packages are this process's to install; any other elsewhere.
 */
export function findTestChromium() {
  const isOurs = !process.env.CHROMIUM_PATH && process.getuid?.() === 0 && onPath('apt-get');
  if (isOurs && !onPath(headlessShell)) apt(headlessShell).some(install);
  return process.env.CHROMIUM_PATH || onPath(headlessShell) || findChromium();
}

/** Finds a Chromium, or installs one. Ends the process, saying how to get one, where neither works. */
export function findChromium() {
  const found = installed();
  if (found) return found;
  for (const way of installations) {
    install(way);
    const browser = installed();
    if (browser) return browser;
  }
  console.error(
    'The browser tests need a Chromium: install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  );
  return process.exit(1);
}
