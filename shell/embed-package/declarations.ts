import ts from 'typescript';

const silent = ts.NodeBuilderFlags.NoTruncation | ts.NodeBuilderFlags.InTypeAlias;

type Declared = ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.FunctionDeclaration;

const isDeclared = (node: ts.Node | undefined): node is Declared =>
  node !== undefined &&
  (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isFunctionDeclaration(node)) &&
  ts.isSourceFile(node.parent);

/**
 * The types that a module exports as one file of declarations that stands by itself: everything of ours that they are
 * made of is written into it, with its comments. Types derived from values are written out.
 * @throws Error when two different types have one name
 */
export function declarationsOf(entry: string, options: ts.CompilerOptions): string {
  const program = ts.createProgram([entry], options);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${entry} is no module`);

  const published = new Set<ts.Symbol>();
  const found = new Map<ts.Symbol, string>();

  function resolved(symbol: ts.Symbol): ts.Symbol {
    return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  }

  function collect(symbol: ts.Symbol): void {
    const declaration = symbol.declarations?.[0];
    if (found.has(symbol) || !isDeclared(declaration) || isForeign(declaration)) return;
    if ([...found.keys()].some(({ name }) => name === symbol.name))
      throw new Error(`There are two ${symbol.name}`);
    found.set(symbol, '');
    found.set(symbol, written(declaration));
  }

  /** Of the language itself or of a library. Ours are links within `node_modules`, followed to where they are. */
  const isForeign = (node: ts.Node) => {
    const file = node.getSourceFile();
    return program.isSourceFileDefaultLibrary(file) || file.fileName.includes('/node_modules/');
  };

  function written(node: Declared): string {
    if (ts.isTypeAliasDeclaration(node) && hasTypeQuery(node.type)) {
      const type = checker.typeToString(checker.getTypeFromTypeNode(node.type), undefined, silent);
      return `${commentOf(node)}type ${node.name.text} = ${type};`;
    }
    collectNames(ts.isFunctionDeclaration(node) ? undefined : node);
    if (!ts.isFunctionDeclaration(node)) return commentOf(node) + withoutExport(node.getText());
    for (const part of [...node.parameters, node.type]) collectNames(part);
    const signature = checker.getSignatureFromDeclaration(node);
    return `${commentOf(node)}declare function ${node.name?.text}${signature ? checker.signatureToString(signature) : '()'};`;
  }

  function collectNames(node: ts.Node | undefined): void {
    if (!node) return;
    if (ts.isIdentifier(node)) {
      const symbol = checker.getSymbolAtLocation(node);
      if (symbol) collect(resolved(symbol));
    }
    ts.forEachChild(node, collectNames);
  }

  for (const symbol of checker.getExportsOfModule(module)) {
    published.add(resolved(symbol));
    collect(resolved(symbol));
  }
  const declarations = [...found].map(([symbol, text]) =>
    published.has(symbol) ? text.replace(/^(?=(declare|interface|type)\b)/m, 'export ') : text,
  );
  // Without this a file of declarations exports everything in it.
  return `${[...declarations, 'export {};'].join('\n\n')}\n`;
}

const hasTypeQuery = (node: ts.Node): boolean =>
  ts.isTypeQueryNode(node) || ts.forEachChild(node, hasTypeQuery) === true;

const withoutExport = (text: string) => text.replace(/^export /, '');

function commentOf(node: ts.Node): string {
  const comments = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  return comments.map((comment) => `${comment.getText()}\n`).join('');
}
