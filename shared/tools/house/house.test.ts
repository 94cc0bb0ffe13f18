import { circles } from './circles';
import { parse } from './imports';
import { sourceLines } from './lines';
import { mechanisms } from './mechanisms';
import { stores } from './stores';
import { way } from './way';

const treeOf = (files: Readonly<Record<string, string>>) => new Map(Object.entries(files));
const linesOf = (text: string) => sourceLines(parse(treeOf({ 'a.tsx': text }), 'a.tsx'));

it('counts lines without comments and empty lines', () => {
  expect(linesOf('// a\n\n/** b */\nconst a = 1; // c\n/* d\n e */ const b = 2;\n')).toBe(2);
});

it('takes no comment for one inside of a text', () => {
  expect(linesOf('const a = `\n// a\n\n  /* b */\n`;\nconst url = "https://a";')).toBe(5);
});

it('counts the lines of JSX', () => {
  expect(linesOf('const a = (\n  <p>\n    {/* b */}\n    text // shown\n  </p>\n);')).toBe(6);
});

it('finds folders that import each other, by a type import and a dynamic import too', () => {
  const tree = treeOf({
    'shell/src/a/one.ts': "import type { Two } from '../b/two';",
    'shell/src/b/two.ts': "export const load = () => import('../a/one');",
    'shell/src/a/inner/three.ts': "import { one } from '../one';",
    'shell/src/a/one.test.ts': "import { four } from '../c/four';",
    'shell/src/c/four.ts': "import { one } from '../a/one';",
  });
  expect(circles(tree).map(({ folders }) => folders)).toEqual([['shell/src/a', 'shell/src/b']]);
});

it('finds folders that import each other by the names that a pattern exports', () => {
  const tree = treeOf({
    'shared/package.json': '{ "exports": { "./*": "./src/*/index.ts", "./testing": "./src/testing.ts" } }',
    'shared/src/methods/index.ts': "export { go } from '@paywidget/shared/navigation';",
    'shared/src/navigation/index.ts': "import { go } from '@paywidget/shared/methods';",
  });
  expect(circles(tree).map(({ folders }) => folders)).toEqual([
    ['shared/src/methods', 'shared/src/navigation'],
  ]);
});

it('counts what keeps a payment, and not what derives from it', () => {
  const tree = treeOf({
    'shared/src/deposit/a.ts': `
      export const idAtom = atom<string | undefined>(undefined); // depositId
      export const shownAtom = atom((get) => get(idAtom)?.depositId);
      export const storeAtom = atom((get) => createRecordStore(get(keyAtom)));
      const running = new WeakMap<Store, string>();
      const known = new Map([['a', 1]]);
      export const setAtom = atom(null, () => {});`,
    'shared/src/money/b.ts': '// depositId\nconst formats = new Map<string, number>();',
  });
  expect(stores(tree).map((store) => store.split(' ')[0])).toEqual(['idAtom', 'storeAtom', 'running']);
});

it('follows an order from the form to the call', () => {
  const tree = treeOf({
    'shared/package.json': '{ "exports": { "./deposit": "./src/deposit/index.ts" } }',
    'shared/src/deposit/index.ts': "export { send } from './send/send';",
    'shared/src/deposit/send/send.ts':
      "import { key } from '../key/key';\nimport { check } from './check';\nkey(); check(); api.call(createDeposit, {});",
    'shared/src/deposit/send/check.ts': 'export const check = () => {};',
    'shared/src/deposit/key/key.ts': 'export const key = () => {};',
    'mf-deposit/src/screens/DepositForm.tsx': "import { send } from '@paywidget/shared/deposit';\nsend();",
  });
  expect(way(tree)).toEqual({
    files: [
      'mf-deposit/src/screens/DepositForm.tsx',
      'shared/src/deposit/send/send.ts',
      'shared/src/deposit/key/key.ts',
      'shared/src/deposit/send/check.ts',
    ],
    returns: 1,
  });
});

it('tells the patches of libraries from stand-ins', () => {
  const tree = treeOf({
    'shell/webpack.config.mjs': 'export default [app, early];',
    'shared/build/preset.mjs': `export const preset = {
      resolve: { alias: { shim$: require.resolve('./shim.mjs') } },
      rules: [{ loader: 'ts-loader' }, { loader: require.resolve('./unused.cjs') }],
      plugins: [new webpack.BannerPlugin()],
    };`,
  });
  expect(mechanisms(tree)).toEqual({
    builds: ['shell: app', 'shell: early'],
    loaders: ['ts-loader'],
    plugins: ['webpack.BannerPlugin'],
    'stand-ins': ['shim$'],
    patches: ['unused.cjs'],
  });
});
