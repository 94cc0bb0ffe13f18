import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { apt, canInstall, findOnPath, install, tryCommand } from './system.mjs';

const require = createRequire(import.meta.url);
const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const headlessShell = 'chromium-headless-shell';

function playwrightChromium() {
  const file = require('playwright').chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

function findInstalled() {
  const configured = process.env.CHROMIUM_PATH;
  if (configured && existsSync(configured)) return configured;
  return systemNames.map(findOnPath).find(Boolean) ?? playwrightChromium();
}

/** Commands that install a Chromium. They are tried in order until one works. */
const installations = [['npx', ['playwright', 'install', 'chromium']], ...apt('chromium')];

/** Returns the path of a Chromium that can run without a window. Undefined if there is none. */
export const findInstalledChromium = () =>
  process.env.CHROMIUM_PATH || findOnPath(headlessShell) || findInstalled();

/**
 * Returns the path of a Chromium for the browser tests. Prefers the headless shell, which opens a page with half the
 * work. If it is missing, installs it when the process runs as root and has apt-get. Otherwise, uses any other
 * Chromium.
 */
export function findTestChromium() {
  if (!process.env.CHROMIUM_PATH && !findOnPath(headlessShell)) install(headlessShell);
  return process.env.CHROMIUM_PATH || findOnPath(headlessShell) || findChromium();
}

/** Fonts for the scripts of all languages, by a language whose letters need the font. */
const testFonts = { te: 'fonts-noto-core', ja: 'fonts-noto-cjk' };

/**
 * Installs the fonts that the browser tests need to measure every language, when the process runs as root and has apt-get.
 * Without them the tests leave languages out, and name them.
 */
export function installTestFonts() {
  if (!canInstall()) return;
  const hasFont = (language) =>
    spawnSync('fc-list', [`:lang=${language}`], { encoding: 'utf8' }).stdout?.trim();
  for (const [language, name] of Object.entries(testFonts)) if (!hasFont(language)) install(name);
}

/** Returns the path of a Chromium, and installs one if needed. If that fails, prints how to install one and exits. */
export function findChromium() {
  const found = findInstalled();
  if (found) return found;
  for (const installation of installations) {
    tryCommand(installation);
    const browser = findInstalled();
    if (browser) return browser;
  }
  console.error(
    'The browser tests need a Chromium: install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  );
  return process.exit(1);
}
