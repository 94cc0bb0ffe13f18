import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changedFiles, checksFor, testsToRun } from './changed.mjs';

/** Makes a repository with three committed files on its main branch. */
function repository() {
  const folder = mkdtempSync(path.join(tmpdir(), 'changed-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {
      cwd: folder,
      stdio: 'pipe',
    });
  const write = (file: string, text = file) => writeFileSync(path.join(folder, file), text);
  git('init', '--quiet', '--initial-branch', 'main');
  for (const file of ['stays.ts', 'changes.ts', 'goes.ts']) write(file);
  const commit = () => {
    git('add', '--all');
    git('commit', '--quiet', '--message', 'a');
  };
  commit();
  return { folder, git, write, commit };
}

it('finds what differs from the main branch, committed or not', () => {
  const { folder, git, write, commit } = repository();
  expect(changedFiles(folder)).toEqual({ files: [], deleted: [] });
  git('switch', '--quiet', '--create', 'work');
  write('changes.ts', 'changed');
  commit();
  write('staged.ts');
  git('add', 'staged.ts');
  mkdirSync(path.join(folder, 'in a folder'));
  write('in a folder/new ü.ts');
  git('mv', 'goes.ts', 'renamed.ts');
  expect(changedFiles(folder)).toEqual({
    files: ['changes.ts', 'in a folder/new ü.ts', 'renamed.ts', 'staged.ts'],
    deleted: ['goes.ts'],
  });
  rmSync(folder, { recursive: true });
});

it('does not count what the main branch has changed since', () => {
  const { folder, git, write, commit } = repository();
  git('switch', '--quiet', '--create', 'work');
  git('switch', '--quiet', 'main');
  write('changes.ts', 'changed');
  commit();
  git('switch', '--quiet', 'work');
  expect(changedFiles(folder)).toEqual({ files: [], deleted: [] });
  rmSync(folder, { recursive: true });
});

it('finds what is not committed where there is no main branch', () => {
  const { folder, git, write, commit } = repository();
  git('branch', '--move', 'other');
  write('changes.ts', 'changed');
  expect(changedFiles(folder).files).toEqual(['changes.ts']);
  commit();
  expect(changedFiles(folder).files).toEqual([]);
  rmSync(folder, { recursive: true });
});

it('sorts files by the checks that they need', () => {
  const checks = checksFor([
    '.config/jest.config.mjs',
    'docs/README.md',
    'mf-p2p/src/a.module.scss',
    'mf-p2p/src/a.tsx',
    'shared/locales/en.json',
    'shared/package.json',
  ]);
  expect(checks).toEqual({
    format: ['.config/jest.config.mjs', 'mf-p2p/src/a.tsx', 'shared/locales/en.json', 'shared/package.json'],
    styles: ['mf-p2p/src/a.module.scss'],
    imported: [
      '.config/jest.config.mjs',
      'mf-p2p/src/a.module.scss',
      'mf-p2p/src/a.tsx',
      'shared/locales/en.json',
      'shared/package.json',
    ],
    configuration: ['.config/jest.config.mjs', 'shared/package.json'],
    read: ['docs/README.md', 'shared/locales/en.json'],
  });
});

it('leaves the tests of all flows to the full check if only one flow has changed', () => {
  const tests = ['e2e/studio/states/a.test.tsx', 'mf-p2p/src/a.test.ts'];
  const [ofAll, own] = tests;
  expect(testsToRun(['mf-p2p/src/a.ts'], tests)).toEqual({ run: [own], later: [ofAll] });
  expect(testsToRun(['mf-p2p/src/a.ts', 'mf-deposit/src/b.ts'], tests)).toEqual({ run: tests, later: [] });
  expect(testsToRun(['shared/src/a.ts'], tests)).toEqual({ run: tests, later: [] });
});
