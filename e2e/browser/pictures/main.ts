/**
 * `npm run pictures`: draws the pictures of docs/guides/theming.md from the built widget. Set CHROMIUM_PATH if Chromium is not at /usr/bin/chromium.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startSandbox } from '@paywidget/operator/sandbox';
import { chromium } from 'playwright';
import { accentParts, compose, composeSwatches, shapeParts } from './pictures';

const folder = join(import.meta.dirname, '../../../docs/images');
const sandbox = await startSandbox({ hostname: 'localhost' });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const pictures = {
  'theme-colours': await composeSwatches(browser),
  'theme-accents': await compose(browser, sandbox.url, accentParts, 5),
  'theme-shapes': await compose(browser, sandbox.url, shapeParts, 5),
};
for (const [name, picture] of Object.entries(pictures)) {
  writeFileSync(join(folder, `${name}.webp`), picture);
  console.log(`docs/images/${name}.webp: ${Math.ceil(picture.length / 1024)} kB`);
}
await browser.close();
await sandbox.close();
