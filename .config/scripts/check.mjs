/**
 * `npm run check`: types, lint and unit tests. On two cores, types and lint run in parallel with the tests.
 *
 *   npm run check                  everything, before a push
 *   npm run check -- --changed     what differs from the main branch, while you work: types, Biome and stylelint of the changed
 *                                  files, and the tests that import them
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { changedFiles, checksFor, testsToRun } from './changed.mjs';
import { installIfNeeded } from './install.mjs';
import { root, runInParallel } from './run.mjs';

const jest = ['jest', '-c', '.config/jest.config.mjs'];

/** Returns the test files that import one of these files, also through others: paths from the repository's root. */
function testsOf(files) {
  if (files.length === 0) return [];
  const options = ['--listTests', '--findRelatedTests', '--passWithNoTests', '--json'];
  const { stdout, stderr, status } = spawnSync('npx', [...jest, ...options, ...files], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status === 0) return JSON.parse(stdout).map((file) => path.relative(root, file));
  console.error(stderr);
  process.exit(1);
}

/** Checks all files. Returns true if they pass. */
async function checkAll() {
  const staticChecks = runInParallel('types').then(
    async (isTyped) => (await runInParallel('lint')) && isTyped,
  );
  return (await Promise.all([staticChecks, runInParallel('unit')])).every(Boolean);
}

/** Checks the changed files. Returns true if they pass. */
async function checkChanged() {
  const { files, deleted } = changedFiles();
  if (files.length + deleted.length === 0) {
    console.log('Nothing differs from the main branch.');
    return true;
  }
  const { format, styles, imported, configuration, read } = checksFor(files);
  console.log(`Changed files: ${files.length}, deleted: ${deleted.length}`);
  const checks = [runInParallel('types')];
  if (format.length > 0)
    checks.push(
      runInParallel('biome', [
        'npx',
        'biome',
        'check',
        '--no-errors-on-unmatched',
        '--files-ignore-unknown=true',
        ...format,
      ]),
    );
  if (styles.length > 0) checks.push(runInParallel('stylelint', ['npx', 'stylelint', ...styles]));
  const reached = testsOf(imported);
  const { run, later } = testsToRun(files, reached);
  console.log(`The change reaches ${reached.length} test files`);
  if (run.length > 0) checks.push(runInParallel('tests', ['npx', ...jest, '--runTestsByPath', ...run]));
  const results = await Promise.all(checks);
  if (later.length > 0)
    console.log(`\nOnly npm run check opens the screens of all flows: ${later.join(', ')}`);
  const unknown = [...new Set([...configuration, ...read])];
  if (unknown.length > 0)
    console.log(`\nOnly npm run check runs the tests that depend on ${unknown.join(', ')}`);
  console.log('\nNot checked: boundaries, citations, unused code. npm run check does.');
  return results.every(Boolean);
}

const { changed } = parseArgs({ options: { changed: { type: 'boolean', default: false } } }).values;
installIfNeeded();
const isGood = await (changed ? checkChanged() : checkAll());
if (!isGood) process.exit(1);
