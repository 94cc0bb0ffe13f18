import { readdirSync, readFileSync } from 'node:fs';

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/**
 * Kills all processes that were started with a variable in their environment. Children inherit the variable. So no process
 * of a browser is left, even if it left its parent's group. Returns the names of the processes. Does nothing on systems
 * without `/proc`.
 *
 * @param {string} variable such as `NAME=value`
 */
export function killMarked(variable) {
  let ids = [];
  try {
    ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid);
  } catch {
    return [];
  }
  return ids.flatMap((id) => {
    if (!read(`/proc/${id}/environ`).split('\0').includes(variable)) return [];
    const name = read(`/proc/${id}/comm`).trim();
    try {
      process.kill(Number(id), 'SIGKILL');
    } catch {
      return [];
    }
    return [name];
  });
}
