import ts from 'typescript';

const printFlags = ts.NodeBuilderFlags.NoTruncation | ts.NodeBuilderFlags.InTypeAlias;

type Declared = ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.FunctionDeclaration;

const isDeclared = (node: ts.Node | undefined): node is Declared =>
  node !== undefined &&
  (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isFunctionDeclaration(node)) &&
  ts.isSourceFile(node.parent);

/**
 * Returns the types that a module exports as one self-contained declaration file. The file includes all types of this
 * repository that they depend on, with their comments. Types that are derived from values (`typeof`) are written out.
 * @throws Error if two different types have the same name
 */
export function declarationsOf(entry: string, options: ts.CompilerOptions): string {
  const program = ts.createProgram([entry], options);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${entry} is no module`);

  const published = new Set<ts.Symbol>();
  const declarationBySymbol = new Map<ts.Symbol, string>();

  function resolved(symbol: ts.Symbol): ts.Symbol {
    return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  }

  function collect(symbol: ts.Symbol): void {
    const declaration = symbol.declarations?.[0];
    if (declarationBySymbol.has(symbol) || !isDeclared(declaration) || isForeign(declaration)) return;
    if ([...declarationBySymbol.keys()].some(({ name }) => name === symbol.name))
      throw new Error(`There are two ${symbol.name}`);
    declarationBySymbol.set(symbol, '');
    declarationBySymbol.set(symbol, written(declaration));
  }

  /**
   * True for types of TypeScript or of a library. The packages of this repository are links in `node_modules`. Links are
   * resolved.
   */
  const isForeign = (node: ts.Node) => {
    const file = node.getSourceFile();
    return program.isSourceFileDefaultLibrary(file) || file.fileName.includes('/node_modules/');
  };

  function written(node: Declared): string {
    if (ts.isTypeAliasDeclaration(node) && hasTypeQuery(node.type)) {
      const type = checker.typeToString(checker.getTypeFromTypeNode(node.type), undefined, printFlags);
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
  const declarations = [...declarationBySymbol].map(([symbol, text]) =>
    published.has(symbol) ? text.replace(/^(?=(declare|interface|type)\b)/m, 'export ') : text,
  );
  // Without an export statement, a declaration file exports everything in it.
  return `${[...declarations, 'export {};'].join('\n\n')}\n`;
}

const hasTypeQuery = (node: ts.Node): boolean =>
  ts.isTypeQueryNode(node) || ts.forEachChild(node, hasTypeQuery) === true;

const withoutExport = (text: string) => text.replace(/^export /, '');

function commentOf(node: ts.Node): string {
  const comments = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  return comments.map((comment) => `${comment.getText()}\n`).join('');
}
