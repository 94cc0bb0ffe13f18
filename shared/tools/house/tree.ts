import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../project/paths';

/** The text files of the repository at one moment, by path. */
export type Tree = ReadonlyMap<string, string>;

const isSource = (file: string) =>
  /\.(?:tsx?|mjs|cjs|js|scss|json)$/.test(file) && file !== 'package-lock.json';
const run = (command: string, args: readonly string[], cwd = root) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['pipe', 'pipe', 'pipe'] });

function readFiles(folder: string, files: readonly string[]): Tree {
  return new Map(
    files
      .filter((file) => isSource(file) && existsSync(path.join(folder, file)))
      .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  );
}

/** Returns the current files, with uncommitted changes. */
export const readNow = (): Tree =>
  readFiles(root, run('git', ['ls-files', '--cached', '--others', '--exclude-standard']).split('\n'));

/** Returns the files of a commit, formatted with today's settings of Biome, so that lines can be compared. */
export function readCommit(commit: string): Tree {
  const folder = mkdtempSync(path.join(tmpdir(), 'paywidget-house-'));
  try {
    const archive = path.join(folder, 'archive.tar');
    run('git', ['archive', '--output', archive, commit]);
    run('tar', ['-xf', archive, '-C', folder]);
    rmSync(path.join(folder, '.biome.json'));
    const biome = path.join(root, 'node_modules/.bin/biome');
    const folders = [
      'shared',
      'shell',
      ...(run('git', ['ls-tree', '--name-only', commit]).match(/^mf-.*$/gm) ?? []),
    ];
    const config = ['--config-path', path.join(root, '.biome.json'), '--vcs-enabled=false'];
    run(
      biome,
      ['format', '--write', '--log-level=none', '--no-errors-on-unmatched', ...config, ...folders],
      folder,
    );
    return readFiles(folder, run('git', ['ls-tree', '-r', '--name-only', commit]).split('\n'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns a commit's short name and date. */
export function describe(commit: string): { name: string; date: string } {
  const [name = '', date = ''] = run('git', ['show', '-s', '--format=%h %cs', commit]).trim().split(' ');
  return { name, date };
}

/** True if files differ from the last commit. */
export const hasChanges = () => run('git', ['status', '--porcelain']).trim() !== '';
