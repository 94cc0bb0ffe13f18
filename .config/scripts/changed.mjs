import { execFileSync } from 'node:child_process';
import { root } from './run.mjs';

/** The branches that a change may leave from, the most likely one first. */
const mainBranches = ['origin/HEAD', 'origin/main', 'main'];

/**
 * Returns the commit that a change is compared with: the one where it left the main branch. In a repository without a main branch,
 * the last commit.
 *
 * @param {string} folder
 */
function baseIn(folder) {
  const git = (...args) => execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
  for (const branch of mainBranches)
    try {
      return git('merge-base', 'HEAD', branch);
    } catch {
      // There is no such branch, or it shares no commit with this one.
    }
  return git('rev-parse', 'HEAD');
}

/**
 * Returns the files that differ from the main branch: committed or not, and new ones. A renamed file is a deleted and a new one.
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
    /** Biome tells by itself which of them it checks. */
    format: ending(/\.(?:[cm]?[jt]sx?|jsonc?|css|html|svelte|vue)$/),
    styles: ending(/\.scss$/),
    /** What jest knows the importers of. */
    imported: ending(/\.(?:[cm]?[jt]sx?|json|scss|svg)$/),
    /** Files that every test depends on. */
    configuration: files.filter((file) => configuration.test(file)),
    /** Files that tests read by their paths, so that nothing tells which tests. */
    read: ending(/\.(?:md|conf|html|yaml|yml|sh)$|^shared\/locales\//),
  };
}

/**
 * Sorts the tests that a change reaches. The tests of `e2e` open the screens of all flows, which takes a minute. A change inside of
 * one flow leaves them to the full check.
 *
 * @param {readonly string[]} files what has changed
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
