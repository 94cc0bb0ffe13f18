import { parse } from './imports';
import { isTest } from './product';
import { codeOf } from './stores';
import type { Tree } from './tree';

/** The thing to add, and an existing sample of it: the sample's name in code. */
const samples = {
  'a field on a tile': ['annotation', /\bannotation\b/],
  'a field type': ['phone_with_prefix', /['"]phone_with_prefix['"]/],
  'a screen': ['deposit.crypto', /['"]deposit\.crypto['"]/],
  // In lists only: an import by the unit's name is a use, but a dynamic import is an entry of a list.
  'a unit': [
    'withdrawal/review',
    /(?<!@paywidget\/shared\/)\bwithdrawal\/review\b|import ?\( ?'@paywidget\/shared\/withdrawal\/review'/,
  ],
} as const;

/** A place in the sandbox's data that shows a field or a field type need not change. */
const isData = (file: string) => /\/catalogue\/(?:regions|fields)\//.test(file);
const isOwn = (file: string) => file.startsWith('shared/tools/house/');
const isProse = (file: string) => /^(?:docs\/|shared\/locales\/)|\.md$/.test(file) || file.endsWith('.d.ts');

function mentions(tree: Tree, file: string, name: RegExp): boolean {
  const text = tree.get(file) ?? '';
  if (!name.test(text)) return false;
  return /\.(?:scss|json)$/.test(file) || name.test(codeOf(parse(tree, file)));
}

/** Returns the files that name a sample in their code. Tests, documents, texts and the sandbox's data are left out. */
export const places = (tree: Tree): ReadonlyMap<string, readonly string[]> =>
  new Map(
    Object.entries(samples).map(([added, [sample, name]]) => [
      `${added} (\`${sample}\`)`,
      [...tree.keys()].filter(
        (file) =>
          !isTest(file) && !isProse(file) && !isData(file) && !isOwn(file) && mentions(tree, file, name),
      ),
    ]),
  );
