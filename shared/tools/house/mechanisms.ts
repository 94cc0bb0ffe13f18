import path from 'node:path';
import ts from 'typescript';
import { parse } from './imports';
import type { Tree } from './tree';

/** The things that a reader of the builds must know, by kind. */
export type Mechanisms = Readonly<
  Record<'builds' | 'loaders' | 'plugins' | 'stand-ins' | 'patches', string[]>
>;

const nodesOf = (source: ts.SourceFile): ts.Node[] => {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return nodes;
};

const isPatch = /require\.resolve\(\s*'\.\/([\w.]+)'/;
const isInside = (node: ts.Node, name: string): boolean => {
  for (let outer: ts.Node | undefined = node; outer; outer = outer.parent)
    if (ts.isPropertyAssignment(outer) && outer.name.getText() === name) return true;
  return false;
};

function buildsIn(file: string, source: ts.SourceFile): string[] {
  const exported = source.statements.find(ts.isExportAssignment)?.expression;
  const name = path.posix.dirname(file);
  return exported && ts.isArrayLiteralExpression(exported)
    ? exported.elements.map((element) => `${name}: ${element.getText()}`)
    : [name];
}

/** Returns the entries of an alias. If a list is spread into the alias, also returns the modules of this list. */
function standInsIn(tree: Tree, object: ts.ObjectLiteralExpression): string[] {
  return object.properties.flatMap((property) => {
    if (!ts.isSpreadAssignment(property)) return [property.name?.getText() ?? ''];
    const list = [...tree].find(([file]) => file.startsWith('shell/src/') && file.endsWith('/replaced.json'));
    const replaced: Record<string, string[]> = list ? JSON.parse(list[1]) : {};
    return Object.values(replaced).flat();
  });
}

/**
 * Counts the mechanisms of the deployed builds, from the presets and the packages' `webpack.config.mjs`.
 * - builds: the exported configurations
 * - loaders: packages named in a rule
 * - plugins: constructors whose names end in `Plugin`, and functions of this repository that return `apply(compiler)`
 * - stand-ins: the entries of `alias`, and the modules that are listed in `replaced.json`
 * - patches: files of this repository that a rule or a plugin puts into a library
 */
export function mechanisms(tree: Tree): Mechanisms {
  const configs = [...tree.keys()].filter((file) =>
    /^(?:shell|mf-[a-z0-9]+)\/webpack\.config\.mjs$/.test(file),
  );
  const presets = [...tree.keys()].filter((file) => /^shared\/build\/[\w]+\.mjs$/.test(file));
  const found = {
    builds: configs.flatMap((file) => buildsIn(file, parse(tree, file))),
    loaders: new Set<string>(),
    plugins: new Set<string>(),
    'stand-ins': new Set<string>(),
    patches: new Set<string>(),
  };
  for (const file of [...configs, ...presets])
    for (const node of nodesOf(parse(tree, file))) {
      const text = node.getText();
      if (ts.isNewExpression(node) && /Plugin$/.test(node.expression.getText()))
        found.plugins.add(node.expression.getText());
      if (ts.isMethodDeclaration(node) && node.name.getText() === 'apply')
        found.plugins.add(path.posix.basename(file));
      if (ts.isStringLiteral(node) && /-loader$/.test(node.text)) found.loaders.add(node.text);
      if (text === 'MiniCssExtractPlugin.loader') found.loaders.add(text);
      if (ts.isCallExpression(node) && !isInside(node, 'alias')) {
        const patch = isPatch.exec(text);
        if (patch?.[1] && text.startsWith('require.resolve')) found.patches.add(patch[1]);
      }
      if (
        ts.isPropertyAssignment(node) &&
        node.name.getText() === 'alias' &&
        ts.isObjectLiteralExpression(node.initializer)
      )
        for (const entry of standInsIn(tree, node.initializer)) found['stand-ins'].add(entry);
    }
  return {
    builds: found.builds,
    loaders: [...found.loaders],
    plugins: [...found.plugins],
    'stand-ins': [...found['stand-ins']],
    patches: [...found.patches],
  };
}
