import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The repository's root, with a slash at its end. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Runs one of the project's npm scripts and says how long it took. Ends the process with its exit code when it fails.
 *
 * @param {string} script a script of `package.json`
 * @param {Record<string, string>} [environment] added to this process's
 * @param {string[]} [options] of the script
 */
export function run(script, environment = {}, options = []) {
  const start = Date.now();
  console.log(`\n— ${script}`);
  const { status } = spawnSync('npm', ['run', '--silent', script, '--', ...options], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  if (status !== 0) {
    console.error(`\n${script} failed`);
    process.exit(status ?? 1);
  }
  console.log(`— ${script}: ${((Date.now() - start) / 1000).toFixed(1)} s`);
}
