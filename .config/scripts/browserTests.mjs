import { findTestChromium, installTestFonts } from './chromium.mjs';
import { run } from './run.mjs';

/** Builds and deploys the pages that the browser tests open. Returns the environment that the tests need. */
export function prepareBrowserTests() {
  run('build');
  run('docs');
  installTestFonts();
  run('deploy', {}, ['--allow-unsigned', '--set', 'socketUrl=/api/socket']);
  return { CHROMIUM_PATH: findTestChromium() };
}
