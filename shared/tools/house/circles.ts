import path from 'node:path';
import { importsOf } from './imports';
import { packageOf, productCode } from './product';
import type { Tree } from './tree';

export interface Circle {
  readonly folders: readonly [string, string];
  /** One import in each direction. */
  readonly examples: readonly [string, string];
}

const isInside = (folder: string, other: string) => other.startsWith(`${folder}/`);

/**
 * Returns the pairs of folders of one package that import each other, also by type imports and dynamic imports. A folder and
 * a folder inside of it are not a pair.
 */
export function circles(tree: Tree): Circle[] {
  const edges = new Map<string, Map<string, string>>();
  for (const file of productCode(tree))
    for (const { to } of importsOf(tree, file)) {
      const [a, b] = [path.posix.dirname(file), path.posix.dirname(to)];
      if (a === b || packageOf(a) !== packageOf(b) || isInside(a, b) || isInside(b, a)) continue;
      const targets = edges.get(a) ?? new Map<string, string>();
      edges.set(a, targets);
      if (!targets.has(b)) targets.set(b, `${file} → ${to}`);
    }
  return [...edges].flatMap(([a, targets]) =>
    [...targets].flatMap(([b, there]) => {
      const back = edges.get(b)?.get(a);
      return back !== undefined && a < b ? [{ folders: [a, b], examples: [there, back] } as const] : [];
    }),
  );
}
