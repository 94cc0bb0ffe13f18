import { type Node, parse } from 'acorn';
import { simple } from 'acorn-walk';
import { type Compatibility, data, type Feature, featureAt } from './compatibility';

/** The version of the language that all scripts must keep to. Each of the oldest browsers has all of it. */
const ecmaVersion = 2022;

const own = (feature: Feature | undefined) =>
  Object.entries(feature ?? {}).filter(([name, part]) => name !== '__compat' && part !== undefined);

/** The members of all interfaces and built-in objects, by name. Different interfaces can have a member of one name. */
const members = new Map<string, Compatibility[]>();
for (const group of [data.api, data.javascript?.builtins])
  for (const [, type] of own(group))
    for (const [name, member] of own(type)) {
      const plain = name.replace(/_static$/, '');
      if (member?.__compat) members.set(plain, [...(members.get(plain) ?? []), member.__compat]);
    }

const globalNamed = (name: string) => featureAt('javascript', 'builtins', name) ?? featureAt('api', name);

/**
 * The features of browsers that a script uses, by the name that messages give them. A method can belong to one of several
 * interfaces: it counts as known if one of them has it.
 *
 * @throws {SyntaxError} if the script is not ECMAScript 2022
 */
export function scriptFeatures(code: string): Map<string, readonly Compatibility[]> {
  const used = new Map<string, readonly Compatibility[]>();
  const sourceType = /^\s*(?:import|export)\b|;(?:import|export)[ {*]/m.test(code) ? 'module' : 'script';
  const program = parse(code, { ecmaVersion, sourceType, allowHashBang: true });
  const addGlobal = (node: Node & { name?: string }) => {
    const known = node.type === 'Identifier' ? globalNamed(node.name ?? '')?.__compat : undefined;
    if (known) used.set(String(node.name), [known]);
  };
  simple(program, {
    NewExpression: ({ callee }) => addGlobal(callee),
    CallExpression({ callee }) {
      if (callee.type !== 'MemberExpression' || callee.computed || callee.property.type !== 'Identifier') return;
      const { name } = callee.property;
      if (callee.object.type === 'Identifier' && globalNamed(callee.object.name)) {
        const { name: object } = callee.object;
        const type = globalNamed(object);
        const member = type?.[`${name}_static`] ?? type?.[name];
        if (member?.__compat) used.set(`${object}.${name}()`, [member.__compat]);
        return;
      }
      const known = members.get(name);
      if (known) used.set(`.${name}()`, known);
    },
  });
  return used;
}
