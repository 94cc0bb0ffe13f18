import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { singletons } from '../../build/units.mjs';
import { flows as packages } from '../project/packages';
import { inventory, inventoryFile, partPurpose, partsIn, scriptPurpose } from './inventory';
import { flows, shellParts, units } from './purposes';

const root = join(__dirname, '../../..');

it('docs/SCRIPTS.json is as `npm run scripts` writes it', () => {
  expect(JSON.parse(readFileSync(inventoryFile, 'utf8'))).toEqual(inventory());
});

it('states the purpose of exactly the federated units, the flows and the folders of the shell', () => {
  const prefix = '@paywidget/shared/';
  const federated = Object.keys(singletons({ version: '1.0.0', role: 'host' }))
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length));
  expect(Object.keys(units).sort()).toEqual(federated.sort());
  expect(Object.keys(flows).sort()).toEqual([...packages].sort());
  const foldersIn = (folder: string) =>
    readdirSync(join(root, 'shell/src', folder), { withFileTypes: true })
      .filter((one) => one.isDirectory())
      .map(({ name }) => join(folder, name));
  // `handover` holds types only, so no script contains it.
  const folders = foldersIn('').flatMap((folder) => (folder === 'lib' ? foldersIn('lib') : folder));
  expect(Object.keys(shellParts).sort()).toEqual(folders.filter((folder) => folder !== 'handover').sort());
});

it('gives every script, part and vendor a purpose, an owner and a place', () => {
  const { scripts, parts, vendors } = inventory();
  const rows = [...scripts, ...parts, ...vendors];
  expect(rows.filter(({ purpose, owner, from }) => !purpose || !owner || from.length === 0)).toEqual([]);
  for (const list of [scripts, parts, vendors])
    expect(new Set(list.map(({ name }) => name)).size).toBe(list.length);
});

it('names a package with a separate script only if the lock file has this package', () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const names = inventory().parts.flatMap(({ name }) => (name.startsWith('npm/') ? name.slice(4) : []));
  expect(names.filter((name) => !(`node_modules/${name}` in lock.packages))).toEqual([]);
});

it.each([
  [['shared/src/deposit/form', 'shared/src/deposit/form/view'], ['shared/deposit/form']],
  [['shared/src/deposit/response', 'shared/src/deposit'], ['shared/deposit']],
  [['shared/src/depositary'], []],
  [
    ['mf-p2p/src/screens/ListScreen', 'mf-p2p/src/model'],
    ['mf-p2p', 'mf-p2p/ListScreen'],
  ],
  [
    ['shell/src/app/layout', 'shell/src/lib/bridge', 'shell/src', '.'],
    ['shell/app', 'shell/lib/bridge'],
  ],
  [['shared/build'], ['shared/build']],
])('the code in %j belongs to %j', (folders, parts) => expect(partsIn(folders)).toEqual(parts));

it('knows the purpose of scripts by their names, and of the others by their parts', () => {
  expect(scriptPurpose('mf-deposit/remoteEntry')).toBe(scriptPurpose('mf-p2p/remoteEntry'));
  expect(scriptPurpose('shell/104')).toBeUndefined();
  expect(scriptPurpose('shell/constructor')).toBeUndefined();
  expect(partPurpose('mf-p2p/ListScreen')).toBe('Deposits from person to person: ListScreen');
  expect(partPurpose('mf-other/ListScreen')).toBeUndefined();
});
