import { spawnSync } from 'node:child_process';

/** Returns the path of a program. Empty or undefined if the system has no program with this name. */
export const findOnPath = (name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim();

/** Runs a command without output. Returns true if it succeeded within 5 minutes. */
export function tryCommand([command, parameters]) {
  console.log(`Trying: ${command} ${parameters.join(' ')}`);
  return spawnSync(command, parameters, { stdio: 'ignore', timeout: 300_000 }).status === 0;
}

/** Commands that install Debian's packages, named in one string. They are tried in order until one works. */
export const apt = (names) => [
  ['apt-get', ['install', '--yes', '--no-install-recommends', ...names.split(' ')]],
  ['sh', ['-c', `apt-get update && apt-get install --yes --no-install-recommends ${names}`]],
];

/** True if this process may install packages of the system: it runs as root, and there is an apt-get. */
export const canInstall = () => process.getuid?.() === 0 && Boolean(findOnPath('apt-get'));

/** Installs Debian's packages if this process may. Returns true if they are there afterwards. */
export const install = (names) => canInstall() && apt(names).some(tryCommand);
