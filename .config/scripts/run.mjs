import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The repository's root, with a trailing slash. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Runs an npm script of the project and prints how long it took. If it fails, exits with its exit code.
 *
 * @param {string} script the name of a script in `package.json`
 * @param {Record<string, string>} [environment] environment variables to add
 * @param {string[]} [options] options of the script
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
 * Runs a command in parallel with others. Prints all its output when it ends.
 *
 * @param {string} name the name of the command in the output
 * @param {readonly string[]} [command] by default the script with this name in `package.json`
 * @returns {Promise<boolean>} true if it succeeded
 */
export function runInParallel(name, [program, ...args] = ['npm', 'run', '--silent', name]) {
  const start = Date.now();
  const child = spawn(program, args, { cwd: root, env: { ...process.env, FORCE_COLOR: '1' } });
  let output = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  child.stderr.on('data', (text) => {
    output += text;
  });
  return new Promise((resolve) => {
    child.on('close', (status) => {
      console.log(
        `\n— ${name}: ${status === 0 ? '' : 'failed, '}${((Date.now() - start) / 1000).toFixed(1)} s`,
      );
      if (output.trim()) console.log(output.trimEnd());
      resolve(status === 0);
    });
  });
}
