import { readFileSync } from 'node:fs';
import path from 'node:path';
import { flows } from '../project/packages';
import { root } from '../project/paths';
import { dependenciesOf } from './dependencies';

it('follows the dependencies as Node resolves them, and leaves out tools', () => {
  const packages = {
    'mf-a': { dependencies: { shared: '1.0.0', one: '1.0.0' } },
    'node_modules/shared': { link: true, resolved: 'shared' },
    shared: { version: '2.0.0', dependencies: { '@x/two': '1.0.0' }, devDependencies: { tool: '1.0.0' } },
    'node_modules/one': { version: '1.0.0', integrity: 'sha512-one', dependencies: { '@x/two': '1.0.0' } },
    'shared/node_modules/@x/two': { version: '2.2.0', integrity: 'sha512-new' },
    'node_modules/one/node_modules/@x/two': { version: '1.1.0', integrity: 'sha512-old' },
    'node_modules/@x/two': { version: '0.0.1' },
    'node_modules/tool': { version: '1.0.0' },
  };
  expect(dependenciesOf('mf-a', packages)).toEqual([
    { name: '@x/two', version: '2.2.0', integrity: 'sha512-new' },
    { name: '@x/two', version: '1.1.0', integrity: 'sha512-old' },
    { name: 'one', version: '1.0.0', integrity: 'sha512-one' },
    { name: 'shared', version: '2.0.0' },
  ]);
});

it('finds React, with its hash, below every package of the repository', () => {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const react = {
    name: 'react',
    version: packages['node_modules/react'].version,
    integrity: expect.any(String),
  };
  for (const name of ['shell', ...flows]) expect(dependenciesOf(name, packages)).toContainEqual(react);
});
