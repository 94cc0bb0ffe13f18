import path from 'node:path';
import ts from 'typescript';
import type { Tree } from './tree';

export interface Import {
  readonly from: string;
  /** The imported file: a unit's entry file, if the import names a unit. */
  readonly to: string;
  /** The imported names. Empty for an import of everything. */
  readonly names: readonly string[];
  readonly isType: boolean;
  readonly isDynamic: boolean;
}

const parsed = new WeakMap<Tree, Map<string, ts.SourceFile>>();

/** Parses a file of a tree. Parses each file only once. */
export function parse(tree: Tree, file: string): ts.SourceFile {
  const files = parsed.get(tree) ?? new Map<string, ts.SourceFile>();
  parsed.set(tree, files);
  const known = files.get(file);
  if (known) return known;
  const source = ts.createSourceFile(file, tree.get(file) ?? '', ts.ScriptTarget.Latest, true);
  files.set(file, source);
  return source;
}

const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts'];

/** Returns the file that a package exports under a name, directly or by a pattern such as `./*`. */
function exported(manifest: string, name: string): string | undefined {
  const entries = Object.entries<unknown>(JSON.parse(manifest).exports ?? {});
  const exact = entries.find(([key]) => key === name)?.[1];
  if (typeof exact === 'string') return exact;
  for (const [key, target] of entries) {
    const [before = '', after] = key.split('*');
    if (after === undefined || typeof target !== 'string') continue;
    if (name.startsWith(before) && name.endsWith(after))
      return target.replaceAll('*', name.slice(before.length, name.length - after.length));
  }
  return undefined;
}

/** Returns the file that an import names, or undefined if it is outside of the repository. */
function resolve(tree: Tree, from: string, name: string): string | undefined {
  if (name.startsWith('.')) {
    const target = path.posix.join(path.posix.dirname(from), name);
    return endings.map((ending) => target + ending).find((file) => tree.has(file));
  }
  const unit = /^@paywidget\/([\w-]+)(?:\/(.*))?$/.exec(name);
  const manifest = unit && tree.get(`${unit[1]}/package.json`);
  if (!unit || !manifest) return undefined;
  const target = exported(manifest, unit[2] ? `./${unit[2]}` : '.');
  return target && path.posix.join(unit[1] ?? '', target);
}

/** Returns the imports of a file from the repository, with type imports and dynamic imports. */
export function importsOf(tree: Tree, file: string): Import[] {
  const found: Import[] = [];
  const add = (module: ts.Expression | undefined, rest: Pick<Import, 'names' | 'isType' | 'isDynamic'>) => {
    const to = module && ts.isStringLiteral(module) ? resolve(tree, file, module.text) : undefined;
    if (to) found.push({ from: file, to, ...rest });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      const bindings = node.importClause?.namedBindings;
      const elements = bindings && ts.isNamedImports(bindings) ? [...bindings.elements] : [];
      const names = elements.map(({ name, propertyName }) => (propertyName ?? name).text);
      const isType =
        node.importClause?.isTypeOnly === true ||
        (elements.length > 0 && elements.every((element) => element.isTypeOnly));
      add(node.moduleSpecifier, { names, isType, isDynamic: false });
    } else if (ts.isExportDeclaration(node)) {
      const clause = node.exportClause;
      const elements = clause && ts.isNamedExports(clause) ? [...clause.elements] : [];
      const names = elements.map(({ name, propertyName }) => (propertyName ?? name).text);
      add(node.moduleSpecifier, { names, isType: node.isTypeOnly, isDynamic: false });
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0], { names: [], isType: false, isDynamic: true });
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      const { literal } = node.argument;
      if (ts.isStringLiteral(literal)) add(literal, { names: [], isType: true, isDynamic: false });
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(tree, file));
  return found;
}
