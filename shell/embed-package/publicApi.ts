import ts from 'typescript';

/**
 * Returns the public API of `@paywidget/embed`: the members of each exported type, by the type's name. An optional member
 * ends with `?`. A function has its number of parameters.
 */
export function publicApiOf(declarations: string): Record<string, string[]> {
  const source = ts.createSourceFile('index.d.ts', declarations, ts.ScriptTarget.ES2022, true);
  const api: Record<string, string[]> = {};
  for (const statement of source.statements) {
    if (!ts.canHaveModifiers(statement)) continue;
    if (!ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) continue;
    if (ts.isInterfaceDeclaration(statement)) api[statement.name.text] = membersOf(statement.members);
    if (ts.isTypeAliasDeclaration(statement))
      api[statement.name.text] = ts.isTypeLiteralNode(statement.type)
        ? membersOf(statement.type.members)
        : [];
    if (ts.isFunctionDeclaration(statement) && statement.name)
      api[`${statement.name.text}()`] = statement.parameters.map(
        (parameter, index) => `${index + 1}${parameter.questionToken ? '?' : ''}`,
      );
  }
  return api;
}

const membersOf = (members: ts.NodeArray<ts.TypeElement>): string[] =>
  // A method may be declared more than once, for other parameters.
  [
    ...new Set(
      members.flatMap((member) =>
        member.name ? [`${member.name.getText()}${member.questionToken ? '?' : ''}`] : [],
      ),
    ),
  ].sort();
