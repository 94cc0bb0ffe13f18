import { execFileSync } from 'node:child_process';
import { root } from './run.mjs';

/** The branches from which a change may start, the most likely branch first. */
const mainBranches = ['origin/HEAD', 'origin/main', 'main'];

/**
 * Returns the commit to compare a change with: the commit at which the change left the main branch. In a repository without
 * a main branch, the last commit.
 *
 * @param {string} folder
 */
function baseIn(folder) {
  const git = (...args) => execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
  for (const branch of mainBranches)
    try {
      return git('merge-base', 'HEAD', branch);
    } catch {
      // There is no such branch, or it shares no commit with the current branch.
    }
  return git('rev-parse', 'HEAD');
}

/**
 * Returns the files that differ from the main branch: committed files, uncommitted files and new files. A renamed file
 * counts as a deleted and a new file.
 *
 * @param {string} [folder] the repository
 * @returns {{ files: string[], deleted: string[] }} paths from the repository's root
 */
export function changedFiles(folder = root) {
  const list = (...args) =>
    execFileSync('git', [...args, '-z'], { cwd: folder, encoding: 'utf8' })
      .split('\0')
      .filter(Boolean);
  const base = baseIn(folder);
  const differing = (filter) => list('diff', '--name-only', '--no-renames', `--diff-filter=${filter}`, base);
  return {
    files: [...differing('d'), ...list('ls-files', '--others', '--exclude-standard')].sort(),
    deleted: differing('D'),
  };
}

const configuration =
  /^(?:\.config\/(?:jest|tsconfig)|package-lock\.json$|(?:[^/]+\/)?package\.json$|tsconfig\.base\.json$|shared\/src\/testing\/jest)/;

/**
 * Tells which checks a change needs.
 *
 * @param {readonly string[]} files
 */
export function checksFor(files) {
  const ending = (endings) => files.filter((file) => endings.test(file));
  return {
    /** Biome selects its files from the list. */
    format: ending(/\.(?:[cm]?[jt]sx?|jsonc?|css|html|svelte|vue)$/),
    styles: ending(/\.scss$/),
    /** The files whose importers jest knows. */
    imported: ending(/\.(?:[cm]?[jt]sx?|json|scss|svg)$/),
    /** Files that every test depends on. */
    configuration: files.filter((file) => configuration.test(file)),
    /** Files that tests read by their paths. Nothing tells which tests read them. */
    read: ending(/\.(?:md|conf|html|yaml|yml|sh)$|^shared\/locales\//),
  };
}

/**
 * Sorts the tests that a change reaches. The tests of `e2e` open the screens of all flows, which takes a minute. A change inside of
 * one flow leaves them to the full check.
 *
 * @param {readonly string[]} files the changed files
 * @param {readonly string[]} tests paths from the repository's root
 * @returns {{ run: string[], later: string[] }}
 */
export function testsToRun(files, tests) {
  const packages = new Set(files.map((file) => file.split('/')[0]));
  const [flow = ''] = packages;
  const isInOneFlow = packages.size === 1 && flow.startsWith('mf-');
  const isLater = (test) => isInOneFlow && test.startsWith('e2e/');
  return { run: tests.filter((test) => !isLater(test)), later: tests.filter(isLater) };
}
