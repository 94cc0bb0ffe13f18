import ts from 'typescript';
import { parse } from './imports';
import { productCode } from './product';
import type { Tree } from './tree';

/** Names that only code about one payment uses. */
const ofPayment =
  /\b(?:depositId|withdrawalId|redemptionId|idempotencyKey|DepositAnswer|OrderContext|(?:Deposit|Withdrawal)?Attempt(?:Store)?|(?:Deposit|Withdrawal)Submission|Submitted(?:Withdrawal|Redemption)|PaymentSession|paymentSessions\w*|createIdempotentCall|cancelRequested\w*|PaymentRecords?|PaymentStore)\b/;

/** True if an expression creates something that keeps a value. An atom that only derives from others keeps no value. */
function keeps(value: ts.Expression, source: ts.SourceFile): boolean {
  if (ts.isNewExpression(value)) {
    const isCollection = /^(?:(?:Weak)?Map|Set)$/.test(value.expression.getText(source));
    return isCollection && !value.arguments?.length;
  }
  if (!ts.isCallExpression(value)) return false;
  const callee = value.expression.getText(source);
  if (callee === 'perPlayerAtom' || /^create\w*Store$/.test(callee)) return true;
  const [first] = value.arguments;
  if (callee !== 'atom' || !first) return false;
  if (!ts.isArrowFunction(first)) return first.kind !== ts.SyntaxKind.NullKeyword;
  return /\bcreate\w*Store\b/.test(first.getText(source));
}

/**
 * Returns the places that keep a payment: atoms, stored records, maps and variables at the top level of a module, if the
 * module's code uses a name of `ofPayment`. An atom of a stored record counts. A derived atom does not.
 */
export function stores(tree: Tree): string[] {
  return productCode(tree).flatMap((file) => {
    const source = parse(tree, file);
    if (!ofPayment.test(codeOf(source))) return [];
    return source.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) =>
      declarationList.declarations.flatMap(({ name, initializer }) => {
        const isVariable = (declarationList.flags & ts.NodeFlags.Let) !== 0;
        const isStore = isVariable || (initializer && keeps(initializer, source));
        return isStore ? [`${name.getText(source)} — ${file}`] : [];
      }),
    );
  });
}

/** The text of a module without its comments. */
export function codeOf(source: ts.SourceFile): string {
  const parts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (node.kind >= ts.SyntaxKind.FirstJSDocNode && node.kind <= ts.SyntaxKind.LastJSDocNode) return;
    const children = node.getChildren(source);
    if (children.length === 0) parts.push(node.getText(source));
    else for (const child of children) visit(child);
  };
  visit(source);
  return parts.join(' ');
}
