/** `npm run steady`: builds, then runs the browser tests again and again. See docs/reports/flakiness.md. */
import { prepareBrowserTests } from './browserTests.mjs';
import { installIfNeeded } from './install.mjs';
import { run } from './run.mjs';

installIfNeeded();
run('steady:runs', prepareBrowserTests(), process.argv.slice(2));
