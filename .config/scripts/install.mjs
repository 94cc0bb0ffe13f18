import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { root } from './run.mjs';

/** Installs the npm packages if there are none yet, or if the lock file is newer than the installed ones. */
export function installIfNeeded() {
  const installed = `${root}node_modules/.package-lock.json`;
  const isCurrent =
    existsSync(installed) && statSync(installed).mtimeMs >= statSync(`${root}package-lock.json`).mtimeMs;
  if (isCurrent) return;
  console.log('Installing packages…');
  // Not `npm ci`: it rejects a lock file without the optional packages of other platforms, which some registries lack.
  const parameters = ['install', '--no-save', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', parameters, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
