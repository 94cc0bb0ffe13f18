import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lazyUnits } from '../../../shared/build/units.mjs';

const root = path.join(__dirname, '../../..');
const sourcesIn = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(root, folder, file), 'utf8'))
    .join('\n');
/** The shell, and the units of the first screen, which may load other units. */
const sources = ['shell/src', 'shared/src/methods', 'shared/src/navigation'].map(sourcesIn).join('\n');

it.each(lazyUnits)('the unit %s is in the shell’s build, so that a flow can load it (C6)', (unit) => {
  expect(sources).toContain(`import('@paywidget/shared/${unit}')`);
});
