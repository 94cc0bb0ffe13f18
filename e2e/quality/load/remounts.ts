import { type Remaining, remount } from '../bench/remount';
import type { Log, Part } from './part';

/** After the first mount, everything that the page keeps for ever is loaded. */
const checkpoints = [10, 30, 50];

const heapBound = 150_000;

/** Package mode: a page mounts and unmounts the widget 50 times, with a form opened in between. */
export async function remounts(log: Log): Promise<Part> {
  const rows = await remount(checkpoints, log);
  const [, from, , to] = rows;
  const names = ['nodes', 'listeners', 'timers', 'sockets', 'sheets'] as const;
  const grown = (name: keyof Remaining, bound: number) =>
    from && to && to[name] - from[name] > bound ? [`${name} grew by ${to[name] - from[name]}`] : [];
  return {
    title: 'Package mode: mounting and unmounting',
    text: `A page mounts the widget, opens a form and unmounts it, ${checkpoints.at(-1)} times. Bounds from the ${checkpoints[0]}th to the last: heap ${heapBound / 1000} kB, and no node, listener, timer, socket, sheet or script more.`,
    head: ['mounted', 'heap', 'DOM nodes', 'listeners', 'timers', 'sockets', 'sheets and scripts'],
    rows: rows.map(({ cycle, heapBytes, ...counts }) => [
      `${cycle} times`,
      `${(heapBytes / 1000).toFixed(0)} kB`,
      ...names.map((name) => String(counts[name])),
    ]),
    broken: [...grown('heapBytes', heapBound), ...names.flatMap((name) => grown(name, 0))],
  };
}
