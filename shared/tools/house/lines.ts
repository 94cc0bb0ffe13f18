import ts from 'typescript';
import { parse } from './imports';
import { isGenerated, isProduct, isTest } from './product';
import type { Tree } from './tree';

/**
 * Counts the lines of a program that contain code, without comments and white space. A text over several lines counts with
 * all its lines.
 */
export function sourceLines(source: ts.SourceFile): number {
  const lines = new Set<number>();
  const text = source.text.split('\n');
  const visit = (node: ts.Node): void => {
    if (node.kind >= ts.SyntaxKind.FirstJSDocNode && node.kind <= ts.SyntaxKind.LastJSDocNode) return;
    const children = node.getChildren(source);
    if (children.length > 0) {
      for (const child of children) visit(child);
      return;
    }
    const start = node.getStart(source);
    if (node.getEnd() <= start) return;
    const first = source.getLineAndCharacterOfPosition(start).line;
    const last = source.getLineAndCharacterOfPosition(node.getEnd() - 1).line;
    for (let line = first; line <= last; line += 1) if (text[line]?.trim()) lines.add(line);
  };
  visit(source);
  return lines.size;
}

const styleLines = (text: string) =>
  text
    .replace(/\/\*.*?\*\//gs, '')
    .split('\n')
    .filter((line) => !/^\s*(?:\/\/|$)/.test(line)).length;

export interface Size {
  readonly files: number;
  readonly lines: number;
}

/** A wing: its name, and its files. */
type Wing = readonly [name: string, has: (file: string, tree: Tree) => boolean];

const product =
  (folder: RegExp): Wing[1] =>
  (file, tree) =>
    folder.test(file) && isProduct(tree, file);
const wings: readonly Wing[] = [
  ['shell', product(/^shell\//)],
  ['shared/src', product(/^shared\/src\//)],
  ...['deposit', 'withdrawal', 'crypto', 'p2p', 'sweepstake'].map(
    (flow): Wing => [`mf-${flow}`, product(new RegExp(`^mf-${flow}/`))],
  ),
];
const rest: readonly Wing[] = [
  ['presets and tools: shared/build, shared/tools', (file) => /^shared\/(?:build|tools)\//.test(file)],
  ['.config', (file) => file.startsWith('.config/')],
  ['e2e', (file) => file.startsWith('e2e/')],
];

function sizeOf(tree: Tree, has: Wing[1], ending: RegExp): Size {
  const files = [...tree.keys()].filter(
    (file) => ending.test(file) && !isTest(file) && !isGenerated(tree.get(file) ?? '') && has(file, tree),
  );
  const lines = files.map((file) =>
    file.endsWith('.scss') ? styleLines(tree.get(file) ?? '') : sourceLines(parse(tree, file)),
  );
  return { files: files.length, lines: lines.reduce((sum, count) => sum + count, 0) };
}

/** Returns the size of each wing of the product, its sum, the style sheets, and the wings around the product. */
export function sizes(tree: Tree): ReadonlyMap<string, Size> {
  const code = /\.(?:tsx?|mjs|cjs|js)$/;
  const ofWings = wings.map(([name, has]) => [name, sizeOf(tree, has, code)] as const);
  const all = (file: string, of: Tree) => wings.some(([, has]) => has(file, of));
  return new Map([
    ...ofWings,
    ['**product**', sizeOf(tree, all, code)],
    ['its style sheets', sizeOf(tree, all, /\.scss$/)],
    ...rest.map(([name, has]) => [name, sizeOf(tree, has, code)] as const),
  ]);
}
