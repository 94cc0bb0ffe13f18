/** `npm test`: runs all checks and tests. Works on a fresh machine too. */
import { findTestChromium, installTestFonts } from './chromium.mjs';
import { installIfNeeded } from './install.mjs';
import { run } from './run.mjs';

installIfNeeded();
run('check');
run('build');
run('docs');
installTestFonts();
run('deploy', {}, ['--allow-unsigned', '--set', 'socketUrl=/api/socket']);
const CHROMIUM_PATH = findTestChromium();
run('test:browser', { CHROMIUM_PATH });
run('engines', { CHROMIUM_PATH });
