import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { root } from './run.mjs';

/**
 * Installs exactly the npm packages of the lock file (`npm ci`) if no packages are installed yet, or if the lock file is
 * newer than the installed packages.
 */
export function installIfNeeded() {
  const installed = `${root}node_modules/.package-lock.json`;
  const isCurrent =
    existsSync(installed) && statSync(installed).mtimeMs >= statSync(`${root}package-lock.json`).mtimeMs;
  if (isCurrent) return;
  console.log('Installing packages…');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
