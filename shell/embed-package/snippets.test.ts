import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exampleDocuments, type Fence, fencesOf } from '@paywidget/shared/tools/fences';
import { compile } from 'svelte/compiler';
import { compileScript, compileTemplate, parse } from 'vue/compiler-sfc';
import { remoteModules } from './remoteModules';

const root = path.join(__dirname, '../..');
const folder = path.join(root, 'node_modules/.cache/snippets');
/** Documents whose examples another test runs: shared/tools/docs/cardSnippet.test.ts. */
const runElsewhere = ['docs/guides/card-encryption.md'];

/** The values that a host's code gives to the snippets, and the loader's global. */
const surroundings = `import type { EmbedHandle, PayWidgetElement, UserFields } from '@paywidget/embed';
import '../../../shell/src/embed/index';
import 'vue';

declare global {
  const Paywidget: NonNullable<Window['Paywidget']>;
  const token: string;
  const user: UserFields;
  const widget: EmbedHandle;
  function showStatus(depositId: string, status: string): void;
  function loadBalance(): Promise<NonNullable<UserFields['balanceData']>>;
  function track(event: string, data: unknown): void;
  function newToken(): Promise<string>;
  function setOpen(isOpen: boolean): void;
  interface HTMLElementTagNameMap {
    'pay-widget': PayWidgetElement;
  }
}
`;

/** The parts of React Native that its example needs. */
const reactNative = `export const BackHandler: { addEventListener(name: 'hardwareBackPress', listener: () => boolean): { remove(): void } };
export const Linking: { openURL(url: string): Promise<void> };
export const Share: { share(content: { message: string }): Promise<unknown> };
`;
const reactNativeWebView = `import { Component } from 'react';
export class WebView extends Component<{
  source: { uri: string };
  originWhitelist: string[];
  injectedJavaScriptBeforeContentLoaded: string;
  injectedJavaScriptBeforeContentLoadedForMainFrameOnly: boolean;
  onNavigationStateChange(event: { url: string }): void;
  onShouldStartLoadWithRequest(event: { url: string }): boolean;
  onMessage(event: { nativeEvent: { url: string; data: string } }): void;
}> {
  injectJavaScript(script: string): void;
  goBack(): void;
  reload(): void;
}
`;

const options = {
  extends: '../../../tsconfig.base.json',
  compilerOptions: {
    allowImportingTsExtensions: true,
    moduleDetection: 'force',
    experimentalDecorators: true,
    noUnusedLocals: false,
    noUnusedParameters: false,
    types: [],
    paths: {
      '@paywidget/embed': ['../../../shell/src/embed/module.ts'],
      'react-native': ['./reactNative.d.ts'],
      'react-native-webview': ['./reactNativeWebView.d.ts'],
      '@paywidget/embed/remote': ['./remote.d.ts'],
      '@paywidget/react': ['../../../shell/react-package/PayWidget.tsx'],
      '@paywidget/vue': ['../../../shell/vue-package/PayWidget.ts'],
    },
  },
  include: ['.'],
};

const isTyped = ({ language, isNotRun }: Fence) =>
  ['js', 'ts', 'jsx', 'tsx', 'vue'].includes(language) && !isNotRun;

/**
 * Compiles a Vue component, or a part of a template, and returns its script as TypeScript. Expressions in the template have
 * no types.
 * @throws Error if Vue cannot compile the script or the template
 */
function compileVue(source: string, filename: string): string {
  // A part of a template has no script.
  if (!/^<(script|template)\b/m.test(source)) {
    const { errors, code } = compileTemplate({ source, filename, id: filename });
    if (errors.length > 0) throw new Error(String(errors[0]));
    return `export const compiled = ${JSON.stringify(code)};`;
  }
  const { descriptor, errors } = parse(source, { filename });
  if (errors.length > 0) throw errors[0];
  compileScript(descriptor, { id: filename, inlineTemplate: true });
  return compileScript(descriptor, { id: filename }).content;
}

/**
 * The file of an example. If an example begins with a comment with its path, the other examples of the document can import
 * it.
 */
function pathOf({ file, line, language, code }: Fence): string {
  const document = file.replace(/\W/g, '_');
  const given = /^\/\/ ([\w/]+\.tsx?)\n/.exec(code)?.[1];
  return path.join(document, given ?? `line_${line}.${language === 'vue' ? 'ts' : 'tsx'}`);
}

it('every example for Svelte compiles, without a warning', () => {
  const examples = exampleDocuments
    .flatMap((file) => fencesOf(file))
    .filter(({ language }) => language === 'svelte');
  expect(examples).toHaveLength(1);
  for (const { code } of examples) expect(compile(code, {}).warnings).toEqual([]);
});

it('the example for Angular is the component of the application that pays in e2e/browser/specs/consumers.spec.ts', () => {
  const examples = exampleDocuments
    .flatMap((file) => fencesOf(file))
    .filter(({ code }) => code.includes('@angular/'));
  const component = readFileSync(path.join(root, 'e2e/browser/consumers/src/angular/cashier.ts'), 'utf8');
  expect(examples.map(({ code }) => code.trim())).toEqual([component.trim()]);
});

it('every example in the documents type-checks against the published types', () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  };
  const documents = exampleDocuments.filter((file) => !runElsewhere.includes(file));
  const snippets = documents.flatMap((file) => fencesOf(file)).filter(isTyped);
  expect(snippets.length).toBeGreaterThan(15);
  // `moduleDetection` makes each file a separate module.
  for (const snippet of snippets) {
    const name = pathOf(snippet);
    const code = snippet.language === 'vue' ? compileVue(snippet.code, name) : snippet.code;
    write(name, code.replace(/^\/\/\/ <reference.*$/gm, ''));
  }
  write('surroundings.ts', surroundings);
  write('remote.d.ts', remoteModules);
  write('reactNative.d.ts', reactNative);
  write('reactNativeWebView.d.ts', reactNativeWebView);
  write('tsconfig.json', JSON.stringify(options));

  const compiler = path.join(root, 'node_modules/typescript-7/bin/tsc');
  let report = '';
  try {
    execFileSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' });
  } catch (error) {
    report = (error as { stdout: string }).stdout;
  }
  expect(report).toBe('');
});
