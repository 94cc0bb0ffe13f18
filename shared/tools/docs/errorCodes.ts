import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { flows } from '../project/packages';
import { root } from '../project/paths';

/** The `Error` codes of the widget, read from its sources. */
export interface ErrorCodes {
  /** Codes that a source names as a text. */
  codes: ReadonlySet<string>;
  /** Names of error classes. The name is the code of an error without a separate code. */
  classes: ReadonlySet<string>;
  /** Calls of `report` whose code is not a text: `file: expression`. */
  computed: readonly string[];
}

const sources = ['shared/src', 'shell/src', ...flows.map((flow) => `${flow}/src`)].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^testing\//.test(file))
    .map((file) => path.join(folder, file)),
);

/** The texts that an expression can be: one text, or one of two. Undefined for any other expression. */
function textsOf(node: ts.Expression | undefined): string[] | undefined {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (!ts.isConditionalExpression(node)) return undefined;
  const [one, other] = [textsOf(node.whenTrue), textsOf(node.whenFalse)];
  return one && other && [...one, ...other];
}

/** The value of a constant in this file. */
function initializerOf(name: string, node: ts.Node): ts.Expression | undefined {
  if (ts.isVariableDeclaration(node) && node.name.getText() === name) return node.initializer;
  return ts.forEachChild(node, (child) => initializerOf(name, child));
}

const nameOf = (node: { name?: ts.Node }) => node.name?.getText();

/** `host.report`, or the same function of the widget's page. */
const isReport = (called: ts.Expression) => /\b(host|widget)\.report$/.test(called.getText());

/** Reads the codes from the sources: from `report(code, …)`, from tables and classes with a `code`, and from names of errors. */
export function readErrorCodes(): ErrorCodes {
  const codes = new Set<string>();
  const classes = new Set<string>();
  const computed: string[] = [];

  for (const file of sources) {
    const text = readFileSync(path.join(root, file), 'utf8');
    if (!/report|Error|code/.test(text)) continue;
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node)) {
        const [code, message] = node.arguments;
        if (isReport(node.expression) && code && message) {
          const value = ts.isIdentifier(code) ? (initializerOf(code.text, source) ?? code) : code;
          const texts = textsOf(value);
          for (const found of texts ?? []) codes.add(found);
          if (!texts) computed.push(`${file}: ${code.getText()}`);
        }
        // The table of failed starts.
        if (file.endsWith('startFailure.ts') && node.expression.getText() === 'row')
          for (const found of textsOf(code) ?? []) codes.add(found);
      }
      const isErrorMessage =
        ts.isObjectLiteralExpression(node) &&
        node.properties.some((one) => /^messageType: 'Error'$/.test(one.getText()));
      if (isErrorMessage)
        for (const one of node.properties)
          if (ts.isPropertyAssignment(one) && nameOf(one) === 'code')
            for (const found of textsOf(one.initializer) ?? []) codes.add(found);
      if (ts.isClassDeclaration(node)) {
        const fieldOf = (name: string) =>
          node.members.filter(ts.isPropertyDeclaration).find((member) => nameOf(member) === name)
            ?.initializer;
        const own = textsOf(fieldOf('code'));
        for (const found of own ?? []) codes.add(found);
        // An error with a separate code is not reported by its name.
        if (!own) for (const found of textsOf(fieldOf('name')) ?? []) classes.add(found);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return { codes, classes, computed };
}
