import path from 'node:path';
import ts from 'typescript';
import { importsOf, parse } from './imports';
import { isProduct, productCode } from './product';
import type { Tree } from './tree';

export interface Way {
  readonly files: readonly string[];
  /** How many of these files are in a folder that the way has left before. */
  readonly returns: number;
}

const isEntry = (file: string) => file.endsWith('/index.ts');

/** Returns the file that declares a name which an entry file exports. */
function declaring(tree: Tree, file: string, name: string, depth = 0): string {
  if (!isEntry(file) || depth > 5) return file;
  for (const statement of parse(tree, file).statements) {
    if (!ts.isExportDeclaration(statement) || !statement.exportClause) continue;
    if (!ts.isNamedExports(statement.exportClause) || !statement.moduleSpecifier) continue;
    const element = statement.exportClause.elements.find((one) => one.name.text === name);
    if (!element) continue;
    const original = (element.propertyName ?? element.name).text;
    const from = importsOf(tree, file).find(({ names }) => names.includes(original));
    return from ? declaring(tree, from.to, original, depth + 1) : file;
  }
  return file;
}

/** Returns the files behind the values that a file imports, by the imported name. */
function valuesOf(tree: Tree, file: string): ReadonlyMap<string, string> {
  const found = importsOf(tree, file)
    .filter(({ isType, isDynamic }) => !isType && !isDynamic)
    .flatMap(({ names, to }) => names.map((name) => [name, declaring(tree, to, name)] as const))
    .filter(([, target]) => isProduct(tree, target));
  return new Map(found);
}

/** Returns the shortest chain of imports, or undefined if there is none. */
function chain(tree: Tree, from: string, to: string): string[] | undefined {
  const importer = new Map<string, string>();
  const queue = [from];
  for (const file of queue) {
    if (file === to) break;
    for (const target of valuesOf(tree, file).values())
      if (target !== from && !importer.has(target)) {
        importer.set(target, file);
        queue.push(target);
      }
  }
  if (!importer.has(to)) return undefined;
  const files = [to];
  for (let file = importer.get(to); file !== undefined; file = importer.get(file)) files.unshift(file);
  return files;
}

/** Returns the names of the functions and classes that a file calls, in order. Hooks are left out: they run before the press. */
function calledIn(tree: Tree, file: string): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isCallExpression(node) || ts.isNewExpression(node)) && ts.isIdentifier(node.expression))
      names.push(node.expression.text);
    ts.forEachChild(node, visit);
  };
  visit(parse(tree, file));
  return names.filter((name) => !/^use[A-Z]/.test(name));
}

/**
 * Returns the files that a reader of one deposit opens, from the form of a method to the call: the shortest chain of imports
 * from `DepositForm.tsx` to the file that calls `createDeposit`, and after each file of the chain the files whose functions
 * it calls. Undefined if no chain of imports leads there.
 */
export function way(tree: Tree): Way | undefined {
  const files = productCode(tree);
  const form = files.find((file) => /^mf-deposit\/.*\/DepositForm\.tsx$/.test(file));
  const call = files.find((file) => /\.call\(\s*createDeposit\b/.test(tree.get(file) ?? ''));
  const steps = form && call ? chain(tree, form, call) : undefined;
  if (!steps) return undefined;
  const opened = new Set<string>();
  for (const step of steps) {
    opened.add(step);
    const values = valuesOf(tree, step);
    for (const name of calledIn(tree, step)) {
      const target = values.get(name);
      if (target && !steps.includes(target)) opened.add(target);
    }
  }
  const left = new Set<string>();
  let folder = '';
  let returns = 0;
  for (const file of opened) {
    const next = path.posix.dirname(file);
    if (next === folder) continue;
    if (left.has(next)) returns += 1;
    left.add(folder);
    folder = next;
  }
  return { files: [...opened], returns };
}
