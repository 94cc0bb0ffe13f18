import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { units } from './units.mjs';

const root = join(__dirname, '../..');
const source = join(root, 'shared/src');
const command = 'UPDATE_UNITS=1 npx jest -c .config/jest.config.mjs shared/build/units';

/** Compares a part of a file with what follows from the rows. With UPDATE_UNITS, writes it. */
function expectPart(file: string, before: string, after: string, expected: string): void {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  const start = text.indexOf(before) + before.length;
  const end = text.indexOf(after, start);
  if (process.env.UPDATE_UNITS) writeFileSync(path, text.slice(0, start) + expected + text.slice(end));
  else expect(text.slice(start, end)).toBe(expected);
}

it('each folder of shared/src is a unit with an entry file, but for the tests’ own', () => {
  const folders = readdirSync(source, { withFileTypes: true }).filter((one) => one.isDirectory());
  const names = folders.map(({ name }) => name).filter((name) => name !== 'testing');
  const entries = units.map(({ name }) => [name, readdirSync(join(source, name)).includes('index.ts')]);
  expect(Object.fromEntries(entries)).toEqual(
    Object.fromEntries([...units.map(({ name }) => name), ...names].map((name) => [name, true])),
  );
});

it('the rows go from the ground up', () => {
  const floors = units.map(({ floor }) => floor);
  expect(floors).toEqual([...floors].sort((one, other) => one - other));
});

it(`the shell’s build contains each unit that loads later: ${command}`, () => {
  const importsOf = (...scripts: string[]) =>
    units
      .filter(({ loads }) => scripts.includes(loads))
      .map(({ name }) => `    () => import('@paywidget/shared/${name}'),\n`)
      .join('');
  const file = 'shell/src/lib/federation/lazyUnits.ts';
  expectPart(file, '  form: [\n', '  ],\n', importsOf('deposit', 'form'));
  expectPart(file, '  later: [\n', '  ],\n', importsOf('later'));
});

it(`the table of the architecture has a row for each unit: ${command}`, () => {
  const rows = units.map(
    ({ name, floor, loads, purpose }) =>
      `| ${floor} | \`${name}\` | ${purpose}${loads === 'importer' ? '. Not a federated unit' : ''} |\n`,
  );
  expectPart(
    'docs/ARCHITECTURE.md',
    '| floor | unit | purpose |\n| --- | --- | --- |\n',
    '| 10 | `mf-*`',
    rows.join(''),
  );
});
