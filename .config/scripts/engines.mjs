/** `npm run engines`: runs the main journeys in every browser engine that this machine has, or in those named by `--only`. */
import { spawnSync } from 'node:child_process';
import { findTestChromium } from './chromium.mjs';
import { installIfNeeded } from './install.mjs';
import { root } from './run.mjs';
import { findOnPath, install } from './system.mjs';

/** What each engine needs: programs, and Debian's packages that have them. */
const needs = {
  firefox: { 'firefox-esr': 'firefox-esr' },
  webkit: { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' },
};

/** Returns the paths of an engine's programs, in the order of `needs`. Installs those that are missing. Undefined if it cannot. */
function findPrograms(engine) {
  const packages = needs[engine];
  const missing = Object.keys(packages).filter((program) => !findOnPath(program));
  if (missing.length > 0) install(missing.map((program) => packages[program]).join(' '));
  const found = Object.keys(packages).map(findOnPath);
  return found.every(Boolean) ? found : undefined;
}

const finders = {
  chromium: () => ({ CHROMIUM_PATH: findTestChromium() }),
  firefox: () => {
    const configured = process.env.FIREFOX_PATH;
    const path = configured || findPrograms('firefox')?.[0];
    return path && { FIREFOX_PATH: path };
  },
  webkit: () => {
    const path = findPrograms('webkit')?.[0];
    return path && { WEBKIT_DRIVER_PATH: path };
  },
};

const options = process.argv.slice(2);
const at = options.indexOf('--only');
const wanted = at < 0 ? Object.keys(finders) : (options.splice(at, 2)[1] ?? '').split(',');
const unknown = wanted.filter((name) => !(name in finders));
if (unknown.length > 0) {
  console.error(`There is no engine "${unknown}". Choose from: ${Object.keys(finders).join(', ')}`);
  process.exit(1);
}

installIfNeeded();
const environment = {};
const left = [];
for (const name of wanted) {
  const found = finders[name]();
  if (found) Object.assign(environment, found);
  else left.push(name);
}
for (const name of left) {
  const packages = Object.values(needs[name]).join(' ');
  console.warn(
    `LEFT OUT: ${name}. It is not installed, and could not be. Debian: apt-get install ${packages}`,
  );
}
if (left.length === wanted.length) process.exit(at < 0 ? 0 : 1);

const projects = wanted.filter((name) => !left.includes(name)).flatMap((name) => ['--project', name]);
const { status } = spawnSync(
  'npx',
  ['playwright', 'test', '-c', 'e2e/engines/playwright.config.ts', ...projects, ...options],
  { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } },
);
if (left.length > 0) console.warn(`Engines left out: ${left.join(', ')}`);
process.exit(status ?? 1);
