import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lazyUnits } from '../../../../shared/build/units.mjs';

const root = path.join(__dirname, '../../../..');
const sourcesIn = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(root, folder, file), 'utf8'))
    .join('\n');

/** The units that the shell imports, and those that they import in turn. */
function builtUnits(): Set<string> {
  const built = new Set<string>();
  const add = (source: string) => {
    for (const [, unit = ''] of source.matchAll(/'@paywidget\/shared\/([a-z/]+)'/g)) {
      if (built.has(unit) || unit.startsWith('testing')) continue;
      built.add(unit);
      add(sourcesIn(`shared/src/${unit}`));
    }
  };
  add(sourcesIn('shell/src'));
  return built;
}

it('every unit that a flow can load is in the shell’s build', () => {
  const built = builtUnits();
  expect(lazyUnits.filter((unit) => !built.has(unit))).toEqual([]);
});
