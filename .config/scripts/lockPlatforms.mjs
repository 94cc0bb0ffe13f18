/**
 * `npm run lock:platforms`: adds the optional packages of other platforms to the lock file. Run it after each change of the
 * dependencies. If a registry does not offer the packages of every platform, `npm install` leaves the others out. Then
 * `npm ci` rejects the lock file, and other machines miss their native tools.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { missingOptionalPackages, withAllPlatforms } from './optionalPackages.mjs';
import { root } from './run.mjs';

/** Asks the registry. Undefined if it does not offer the package. */
function askRegistry(name, version) {
  const fields = ['dist.integrity', 'os', 'cpu', 'libc', 'engines', 'license'];
  const { status, stdout } = spawnSync('npm', ['view', `${name}@${version}`, '--json', ...fields], {
    encoding: 'utf8',
  });
  if (status !== 0 || stdout.trim() === '') return undefined;
  const { 'dist.integrity': integrity, ...known } = JSON.parse(stdout);
  return { integrity, ...known };
}

const file = `${root}package-lock.json`;
const lock = JSON.parse(readFileSync(file, 'utf8'));
const missing = missingOptionalPackages(lock);
writeFileSync(file, `${JSON.stringify(withAllPlatforms(lock, askRegistry), null, 2)}\n`);
console.log(`${missing.length} packages added to package-lock.json`);
