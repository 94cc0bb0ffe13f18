/** `npm test`: runs all checks and tests. Works on a fresh machine too. */
import { prepareBrowserTests } from './browserTests.mjs';
import { installIfNeeded } from './install.mjs';
import { run } from './run.mjs';

installIfNeeded();
run('check');
const environment = prepareBrowserTests();
run('test:browser', environment);
run('faults', environment, ['-g', '@main']);
run('engines', environment);
