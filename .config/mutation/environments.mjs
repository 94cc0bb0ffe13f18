/**
 * In Stryker's copy, tests that ask for a document get Stryker's environment, which records the code that each test covers.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

for (const folder of ['shared/src', 'shell/src', 'mf-deposit/src', 'mf-withdrawal/src'])
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!/\.test\.tsx?$/.test(name)) continue;
    const file = `${folder}/${name}`;
    const text = readFileSync(file, 'utf8');
    const replaced = text.replace(
      '@jest-environment jsdom',
      '@jest-environment ./.config/mutation/document.cjs',
    );
    if (replaced !== text) writeFileSync(file, replaced);
  }
