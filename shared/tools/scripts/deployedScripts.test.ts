import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deployedScripts } from './deployedScripts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'scripts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, content: unknown) {
  const place = path.join(folder, 'static/mf-p2p/1.0.0', file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, typeof content === 'string' ? content : JSON.stringify(content));
}
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const list = () => deployedScripts(folder, [['mf-p2p', '1.0.0']], {});

it('lists each script with its size, its hash, its purpose, its owner and what it contains', () => {
  write('remoteEntry.0123456789.js', 'entry');
  write('622.0123456789.js', 'é');
  write('622.0123456789.css', 'a{}');
  write('contents.mf-p2p.json', {
    '622.0123456789.js': { folders: ['mf-p2p/src/screens/ListScreen'], packages: ['jotai'] },
  });
  write('release.json', { dependencies: [{ name: 'jotai', version: '2.0.0' }] });
  expect(list()).toEqual([
    {
      file: 'static/mf-p2p/1.0.0/622.0123456789.js',
      size: 2,
      sha256: hashOf('é'),
      purpose: ['Deposits from person to person: ListScreen'],
      owner: 'mf-p2p',
      parts: ['mf-p2p/ListScreen'],
      packages: ['jotai 2.0.0'],
    },
    {
      file: 'static/mf-p2p/1.0.0/remoteEntry.0123456789.js',
      size: 5,
      sha256: hashOf('entry'),
      purpose: ['The entry of a flow: lists its scripts'],
      owner: 'mf-p2p',
      parts: [],
      packages: [],
    },
  ]);
});

it('describes a script that contains only packages of npm by these', () => {
  write('package/876.0123456789.js', '');
  write('package/contents.package.json', {
    '876.0123456789.js': { folders: [], packages: ['react-hook-form'] },
  });
  expect(list()).toEqual([
    expect.objectContaining({
      purpose: ['Keeps what is typed into a form'],
      packages: ['react-hook-form'],
    }),
  ]);
});

it('knows no purpose of a script of a release that does not list its contents', () => {
  write('622.0123456789.js', '');
  expect(list()).toEqual([expect.objectContaining({ purpose: [], parts: [], packages: [] })]);
});

it('lists the loader at the root', () => {
  expect(deployedScripts(folder, [], { 'embed.js': 'loader' })).toEqual([
    expect.objectContaining({
      file: 'embed.js',
      sha256: hashOf('loader'),
      owner: 'shell',
      purpose: [expect.any(String)],
    }),
  ]);
});
