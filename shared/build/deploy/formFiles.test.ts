import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { integrityOf } from '../integrityPlugin.mjs';
import { formFiles } from './formFiles';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'form-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function release(name: string, files: Record<string, string>) {
  const target = path.join(folder, 'static', name, '1.0.0');
  mkdirSync(target, { recursive: true });
  for (const [file, content] of Object.entries(files)) writeFileSync(path.join(target, file), content);
}

const versions = { shell: '1.0.0', 'mf-deposit': '1.0.0' };
const contents = (files: Record<string, { folders?: string[]; packages?: string[] }>) =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(files).map(([file, { folders = [], packages = [] }]) => [file, { folders, packages }]),
    ),
  );

it('finds the scripts of the form by what they contain, their style sheets, and the tables of hashes', () => {
  release('shell', {
    'contents.shell.json': contents({
      '7.a.js': { folders: ['shared/src/form'] },
      '8.a.js': { packages: ['react-hook-form'] },
      '9.a.js': { folders: ['shared/src/region'] },
      'app.a.js': { folders: ['shared/src/form'] },
    }),
    'integrity.a.json': '{}',
    '7.a.js': 'seven',
    '7.b.css': 'style',
    '8.a.js': 'eight',
    '9.a.js': 'nine',
    '9.b.css': 'other',
    'app.a.js': 'app',
  });
  release('mf-deposit', {
    'contents.mf-deposit.json': contents({
      '3.a.js': { folders: ['mf-deposit/src/screens/RedirectScreen'] },
      '4.a.js': { folders: ['mf-deposit/src/screens/CashScreen'] },
    }),
    '3.a.js': 'three',
    '4.a.js': 'four',
  });
  const shell = '/static/shell/1.0.0/';
  expect(formFiles(folder, versions, '/static/')).toEqual([
    { href: `${shell}integrity.a.json`, as: 'fetch', integrity: integrityOf('{}') },
    { href: `${shell}7.b.css`, as: 'style', integrity: integrityOf('style') },
    { href: `${shell}7.a.js`, as: 'script', integrity: integrityOf('seven') },
    { href: `${shell}8.a.js`, as: 'script', integrity: integrityOf('eight') },
    { href: '/static/mf-deposit/1.0.0/3.a.js', as: 'script', integrity: integrityOf('three') },
  ]);
});

it('finds nothing in a release without a list of contents, such as one of an earlier build', () => {
  release('shell', { '7.a.js': 'seven' });
  expect(formFiles(folder, versions, '/static/').filter(({ as }) => as === 'script')).toEqual([]);
});
