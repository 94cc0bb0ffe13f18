/** `npm run bench -- [options]`: builds, then measures the production build in a browser. */
import { findChromium } from './chromium.mjs';
import { installIfNeeded } from './install.mjs';
import { run } from './run.mjs';

installIfNeeded();
run('build');
run('bench:measure', { CHROMIUM_PATH: findChromium() }, process.argv.slice(2));
