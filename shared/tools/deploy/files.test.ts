import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Refusal } from '../release/refusal';
import { writeFiles } from './files';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'deploy-'));
  writeFileSync(path.join(folder, 'config.json'), 'old');
  writeFileSync(path.join(folder, 'same.json'), 'same');
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');

it('replaces files, adds folders, deletes what is obsolete, and leaves nothing else behind', () => {
  writeFileSync(path.join(folder, 'gone.json'), '');
  const before = statSync(path.join(folder, 'same.json')).ino;
  writeFiles(folder, { 'static/a.svg': Buffer.from('a'), 'same.json': 'same', 'config.json': 'new' }, [
    'gone.json',
  ]);
  expect([read('config.json'), read('static/a.svg')]).toEqual(['new', 'a']);
  expect(readdirSync(folder).sort()).toEqual(['config.json', 'same.json', 'static']);
  expect(statSync(path.join(folder, 'same.json')).ino).toBe(before);
});

it.each([
  ['before the first is replaced', 'folder'],
  ['after some have been replaced', 'same.json/index.html'],
])('changes nothing if a file cannot be written, %s', (_when, name) => {
  mkdirSync(path.join(folder, 'folder'));
  const write = () =>
    writeFiles(folder, { 'added.json': 'new', 'config.json': 'new', [name]: 'new' }, ['same.json']);
  expect(write).toThrow(Refusal);
  expect([read('config.json'), read('same.json')]).toEqual(['old', 'same']);
  expect(readdirSync(folder).sort()).toEqual(['config.json', 'folder', 'same.json']);
});
