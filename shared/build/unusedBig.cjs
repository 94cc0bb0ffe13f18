const { parse } = require('acorn');

/** Methods of big.js that the widget never calls. `shared/src/money/decimal.ts` is the only one that uses the library. */
const unused = new Set([
  'abs',
  'div',
  'gt',
  'gte',
  'lt',
  'lte',
  'mod',
  'neg',
  'pow',
  'prec',
  'sqrt',
  'toExponential',
  'toJSON',
  'toString',
  'toNumber',
  'toPrecision',
  'valueOf',
]);

/** Returns the names in `P.a = P.b = …`, where `P` is the prototype. Empty for anything else. */
function assignedMethods(expression) {
  if (expression.type !== 'AssignmentExpression') return [];
  const { left, right } = expression;
  const isMethod = left.type === 'MemberExpression' && left.object.name === 'P' && !left.computed;
  return isMethod ? [left.property.name, ...assignedMethods(right)] : [];
}

/**
 * A webpack loader that removes from big.js what the widget does not use. `unusedBig.test.ts` compares the amounts of both, and
 * fails if the library has changed or if something uses a removed method.
 *
 * @this {{ getOptions?: () => { also?: readonly string[] } } | void} Its option `also` names more methods to remove.
 * @param {string} source
 */
module.exports = function withoutUnused(source) {
  const removed = new Set([...unused, ...(this?.getOptions?.().also ?? [])]);
  const missing = new Set(removed);
  let text = source;
  const { body } = parse(source, { ecmaVersion: 'latest', sourceType: 'module' });
  for (const { type, expression, start, end } of [...body].reverse()) {
    const names = type === 'ExpressionStatement' ? assignedMethods(expression) : [];
    if (names.length === 0 || !names.every((name) => removed.has(name))) continue;
    for (const name of names) missing.delete(name);
    text = text.slice(0, start) + text.slice(end);
  }
  if (missing.size > 0) throw new Error(`big.js has no ${[...missing].join(', ')}`);
  return text;
};
