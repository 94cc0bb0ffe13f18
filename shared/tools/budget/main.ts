/**
 * Compares the built first screen with its recorded sizes, and fails if a file has outgrown its size.
 *
 *   npm run budget               part of `npm run build`
 *   npm run budget -- --write    records the sizes, with a reason in the commit
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../build/webpackPreset.mjs';
import { outgrown } from './budget';
import { firstScreenSizes } from './firstScreen';

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const record = path.join(root, '.config/firstScreen.json');
const actual = firstScreenSizes(path.join(root, 'dist/paywidget'));

if (values.write) writeFileSync(record, `${JSON.stringify(actual, null, 2)}\n`);
const problems = outgrown(actual, JSON.parse(readFileSync(record, 'utf8')));
for (const problem of problems) console.error(`First screen: ${problem}`);
if (problems.length > 0) {
  console.error('Make it smaller, or record it with a reason: npm run budget -- --write');
  process.exitCode = 1;
}
