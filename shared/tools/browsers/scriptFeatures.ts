import { type Node, parse } from 'acorn';
import { simple } from 'acorn-walk';
import { type Compatibility, data, featureAt, partsOf } from './compatibility';

/** The version of the language that all scripts must keep to. Each of the oldest browsers has the whole version. */
const ecmaVersion = 2022;

/**
 * Interfaces whose methods a page can call on existing objects. For other interfaces, the page first uses a global, which is
 * checked too.
 */
const common =
  /^(?:Abort(?:Controller|Signal)|Blob|CSSStyleSheet|DOMTokenList|Document(?:Fragment)?|Element|(?:CSS|HTML|SVG)\w*Element|FormData|Headers|History|Location|Navigator|Node(?:List)?|Performance|Range|Request|Response|Selection|ShadowRoot|Storage|URL(?:SearchParams)?|Window)$/;

/**
 * The methods of all interfaces and built-in objects, by name. Different interfaces can have a method with the same name.
 */
const methods = new Map<string, { known: Compatibility[]; isCommon: boolean }>();
for (const [group, isCommon] of [
  [data.api, (type: string) => common.test(type)],
  [data.javascript?.builtins, (type: string) => !/DisposableStack$/.test(type)],
] as const)
  for (const [type, members] of partsOf(group))
    for (const [name, member] of partsOf(members)) {
      const { known, isCommon: wasCommon } = methods.get(name) ?? { known: [], isCommon: false };
      if (member.__compat)
        methods.set(name, { known: [...known, member.__compat], isCommon: wasCommon || isCommon(type) });
    }

const globalNamed = (name: string) => featureAt('javascript', 'builtins', name) ?? featureAt('api', name);

function parseProgram(code: string) {
  try {
    return parse(code, { ecmaVersion, sourceType: 'script' });
  } catch (error) {
    if (!String(error).includes('sourceType: module')) throw error;
    return parse(code, { ecmaVersion, sourceType: 'module' });
  }
}

/**
 * The browser features that a script uses, by their names in messages. A method can belong to one of several interfaces: it
 * counts as known if one of them has it.
 *
 * @throws {SyntaxError} if the script is not ECMAScript 2022
 */
export function scriptFeatures(code: string): Map<string, readonly Compatibility[]> {
  const used = new Map<string, readonly Compatibility[]>();
  const program = parseProgram(code);
  const addGlobal = (node: Node & { name?: string }) => {
    const known = node.type === 'Identifier' ? globalNamed(node.name ?? '')?.__compat : undefined;
    if (known) used.set(String(node.name), [known]);
  };
  simple(program, {
    // biome-ignore lint/correctness/noComponentHookFactories: The name of a node, not of a component.
    NewExpression: ({ callee }) => addGlobal(callee),
    CallExpression({ callee }) {
      if (callee.type !== 'MemberExpression' || callee.computed || callee.property.type !== 'Identifier')
        return;
      const { name } = callee.property;
      if (callee.object.type === 'Identifier' && globalNamed(callee.object.name)) {
        const { name: object } = callee.object;
        const type = globalNamed(object);
        const member = type?.[`${name}_static`] ?? type?.[name];
        if (member?.__compat) used.set(`${object}.${name}()`, [member.__compat]);
        return;
      }
      const method = methods.get(name);
      if (method?.isCommon) used.set(`.${name}()`, method.known);
    },
  });
  return used;
}
