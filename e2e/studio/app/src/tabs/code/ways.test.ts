import { transformSync } from '@swc/core';
import { compileScript, parse } from 'vue/compiler-sfc';
import { highlight } from './highlight';
import type { SnippetOptions } from './way';
import { ways } from './ways';

const options: SnippetOptions = {
  src: 'https://pay.example/paywidget/',
  transaction: 'withdrawal',
  theme: 'dark',
  tokens: { '--pw-accent': "#0a7 'x'", dark: { '--pw-accent': '#fff' } },
  view: 'sweep',
  country: 'ae',
  currency: 'AED',
  lang: 'ar',
};
const plain: SnippetOptions = {
  ...options,
  transaction: 'deposit',
  theme: 'light',
  tokens: {},
  view: 'main',
};

const files = ways.flatMap(({ id, files: of }) =>
  [options, plain].flatMap((each) => of(each).map((file) => [`${id}: ${file.name}`, file] as const)),
);

test.each(files.filter(([, { language }]) => language === 'js' || language === 'tsx'))(
  '%s is code that compiles',
  (_, { code }) => {
    const isJson = code.startsWith('{');
    const compile = () =>
      transformSync(isJson ? `(${code})` : code, {
        jsc: { parser: { syntax: 'typescript', tsx: true }, target: 'es2022' },
      });
    expect(compile).not.toThrow();
  },
);

test.each(files.filter(([, { language }]) => language === 'vue'))(
  '%s is a component that compiles',
  (_, { code }) => {
    const { descriptor, errors } = parse(code);
    expect(errors).toEqual([]);
    const { content } = compileScript(descriptor, { id: 'cashier', inlineTemplate: true });
    expect(content).toContain('onDepositStatus');
    expect(content).not.toContain('_ctx.');
  },
);

test.each(files)('%s is highlighted without a change of its text', (_, { code, language }) => {
  expect(
    highlight(code, language)
      .map(([, text]) => text)
      .join(''),
  ).toBe(code);
});

test.each(ways.map((way) => [way.id, way] as const))(
  'the code of %s names the deployment and the player’s country',
  (_, { files: of }) => {
    const code = of(options)
      .map((file) => file.code)
      .join('\n');
    expect(code).toContain('pay.example');
    expect(code).toMatch(/["'=]AE["']/);
  },
);

it('leaves out what has the widget’s default', () => {
  const [script] = ways;
  const code = script?.files(plain).at(-1)?.code ?? '';
  for (const word of ['transaction', 'theme', 'tokens', 'payload']) expect(code).not.toContain(word);
});
