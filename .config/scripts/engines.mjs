/**
 * `npm run engines`: runs the main journeys in every browser engine, or in the engines of `--only firefox,webkit`. Installs
 * missing programs of an engine if it can. Other options go to Playwright. `npm run build` must have run before.
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { findTestChromium } from './chromium.mjs';
import { installIfNeeded } from './install.mjs';
import { killMarked } from './killMarked.mjs';
import { root } from './run.mjs';
import { findOnPath, install } from './system.mjs';

/** After this time, in ms, the run ends and counts as failed. It takes less than 3 minutes. */
const timeLimitMs = 10 * 60_000;

/** The programs of an engine, and Debian's packages that have them. The tests get the path of the first program. */
const needs = {
  firefox: { 'firefox-esr': 'firefox-esr' },
  webkit: { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' },
};

/** Returns the path of an engine's first program. Installs missing programs. Undefined if this fails. */
function findProgram(engine) {
  const packages = needs[engine];
  const missing = () => Object.keys(packages).filter((program) => !findOnPath(program));
  if (missing().length > 0)
    install(
      missing()
        .map((program) => packages[program])
        .join(' '),
    );
  return missing().length > 0 ? undefined : findOnPath(Object.keys(packages)[0]);
}

/** The environment variable that gives an engine's program to the tests, and the function that finds the program. */
const engines = {
  chromium: ['CHROMIUM_PATH', findTestChromium],
  firefox: ['FIREFOX_PATH', () => process.env.FIREFOX_PATH || findProgram('firefox')],
  webkit: ['WEBKIT_DRIVER_PATH', () => findProgram('webkit')],
};

/** Takes the engines from the options. Exits if there is no engine of that name. */
function takeWanted(options) {
  const at = options.indexOf('--only');
  const wanted = at < 0 ? Object.keys(engines) : (options.splice(at, 2)[1] ?? '').split(',');
  const unknown = wanted.find((name) => !(name in engines));
  if (unknown === undefined) return wanted;
  console.error(`There is no engine “${unknown}”. There are: ${Object.keys(engines).join(', ')}`);
  process.exit(1);
}

const options = process.argv.slice(2);
const wanted = takeWanted(options);
installIfNeeded();
const found = wanted.map((name) => [name, engines[name][1]()]).filter(([, path]) => path);
const leftOut = wanted.filter((name) => !found.some(([one]) => one === name));
const tellLeftOut = () => {
  for (const name of leftOut)
    console.warn(
      `LEFT OUT: the journeys in ${name}. It is not installed, and could not be. On Debian: apt-get install ${Object.values(needs[name]).join(' ')}`,
    );
};
tellLeftOut();
if (found.length === 0) process.exit(wanted.length === Object.keys(engines).length ? 0 : 1);

const mark = randomUUID();
const environment = { ...process.env, PAYWIDGET_ENGINES: mark };
// The tests run in the engines with a path.
for (const [variable] of Object.values(engines)) delete environment[variable];
for (const [name, path] of found) environment[engines[name][0]] = path;
const killAll = () => killMarked(`PAYWIDGET_ENGINES=${mark}`);

const tests = spawn(
  'npx',
  ['playwright', 'test', '-c', 'e2e/quality/engines/playwright.config.ts', ...options],
  {
    cwd: root,
    stdio: 'inherit',
    env: environment,
  },
);
const timer = setTimeout(() => {
  console.error(`The journeys took longer than ${timeLimitMs / 60_000} minutes`);
  killAll();
}, timeLimitMs);
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    killAll();
    process.exit(1);
  });
tests.on('exit', (status) => {
  clearTimeout(timer);
  const left = killAll();
  if (left.length > 0) console.warn(`Ended what was left of the browsers: ${left.join(', ')}`);
  tellLeftOut();
  process.exit(status ?? 1);
});
