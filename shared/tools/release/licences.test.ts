import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packages } from '../project/packages';
import { root } from '../project/paths';
import { dependenciesOf } from './dependencies';

/** Licences that allow a closed product to contain the code, if it contains the licence's text. */
const allowed = new Set(['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0']);

const { packages: locked } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
const shipped = [...new Set(packages.flatMap((name) => dependenciesOf(name, locked).map((one) => one.name)))];

it.each(shipped.filter((name) => !name.startsWith('@paywidget/') && name !== 'shared'))(
  'what ships may be shipped: the licence of %s',
  (name) => {
    const file = path.join(root, 'node_modules', name, 'package.json');
    const { license } = JSON.parse(readFileSync(file, 'utf8'));
    expect(allowed).toContain(license);
  },
);

it('knows what ships', () => expect(shipped.length).toBeGreaterThan(15));
