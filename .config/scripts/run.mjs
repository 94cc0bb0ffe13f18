import { spawn, spawnSync } from 'node:child_process';
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

/**
 * Runs one of the project's npm scripts beside others. What it says is printed in one piece once it ends.
 *
 * @param {string} script a script of `package.json`
 * @returns {Promise<boolean>} whether it succeeded
 */
export function runBeside(script) {
  const start = Date.now();
  const child = spawn('npm', ['run', '--silent', script], {
    cwd: root,
    env: { ...process.env, FORCE_COLOR: '1' },
  });
  let said = '';
  child.stdout.on('data', (text) => {
    said += text;
  });
  child.stderr.on('data', (text) => {
    said += text;
  });
  return new Promise((resolve) => {
    child.on('close', (status) => {
      console.log(
        `\n— ${script}: ${status === 0 ? '' : 'failed, '}${((Date.now() - start) / 1000).toFixed(1)} s`,
      );
      if (said.trim()) console.log(said.trimEnd());
      resolve(status === 0);
    });
  });
}
