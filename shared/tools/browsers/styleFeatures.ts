import { type CssNode, parse, walk } from 'css-tree';
import { type Compatibility, data, type Feature, featureAt, partsOf } from './compatibility';

/** All parts of a feature that are also features, by name. Several features can have a part with the same name. */
function index(feature: Feature | undefined, found = new Map<string, Compatibility[]>()) {
  for (const [name, part] of partsOf(feature)) {
    if (part.__compat) found.set(name, [...(found.get(name) ?? []), part.__compat]);
    index(part, found);
  }
  return found;
}

const types = index(data.css?.types);

/** The CSS features that a style sheet uses, by their names in messages. Leaves out features inside `@supports`. */
export function styleFeatures(css: string): Map<string, readonly Compatibility[]> {
  const used = new Map<string, readonly Compatibility[]>();
  const add = (name: string, ...features: readonly (Feature | undefined)[]) => {
    // Features that only one engine knows, used for this engine.
    if (/^[@:]?-/.test(name)) return;
    const known = features.flatMap((feature) => feature?.__compat ?? []);
    if (known.length > 0) used.set(name, known);
  };
  let property = '';
  walk(parse(css, { parseCustomProperty: true }), {
    enter(this: { atrule: { name: string } | null }, node: CssNode) {
      if (node.type === 'Atrule' && node.name === 'supports') return walk.skip;
      switch (node.type) {
        case 'Declaration':
          property = node.property;
          add(property, featureAt('css', 'properties', property));
          break;
        case 'Identifier':
          if (property) add(`${property}: ${node.name}`, featureAt('css', 'properties', property, node.name));
          break;
        case 'Function': {
          const known = types.get(node.name);
          if (known) used.set(`${node.name}()`, known);
          break;
        }
        case 'PseudoClassSelector':
        case 'PseudoElementSelector':
          add(`:${node.name}`, featureAt('css', 'selectors', node.name));
          break;
        case 'NestingSelector':
          add('&', featureAt('css', 'selectors', 'nesting'));
          break;
        case 'Atrule':
          add(`@${node.name}`, featureAt('css', 'at-rules', node.name));
          break;
        case 'FeatureRange':
          if (this.atrule?.name === 'media')
            add('@media ranges', featureAt('css', 'at-rules', 'media', 'range_syntax'));
          break;
        case 'Feature':
          add(`@media (${node.name})`, featureAt('css', 'at-rules', 'media', node.name));
          break;
      }
      return undefined;
    },
    leave(node: CssNode) {
      if (node.type === 'Declaration') property = '';
    },
  });
  return used;
}
