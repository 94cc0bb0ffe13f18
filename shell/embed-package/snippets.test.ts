import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { remoteModules } from './remoteModules';

const root = path.join(__dirname, '../..');
const folder = path.join(root, 'node_modules/.cache/snippets');
const documents = [
  'README.md',
  'docs/EMBEDDING.md',
  'shell/embed-package/README.md',
  'shell/react-package/README.md',
];

/** What a host's own code gives to the snippets, and the loader's global. */
const surroundings = `import type { PayWidgetElement, UserFields } from '@paywidget/embed';
import '../../../shell/src/embed/index';

declare global {
  const Paywidget: NonNullable<Window['Paywidget']>;
  const token: string;
  const user: UserFields;
  function newToken(): Promise<string>;
  function setOpen(isOpen: boolean): void;
  function receive(message: unknown): void;
  /** Of react-native-webview. */
  const webView: { current: { injectJavaScript(script: string): void } };
  const WebView: (props: {
    ref: unknown;
    source: { uri: string };
    injectedJavaScriptBeforeContentLoaded: string;
    injectedJavaScriptBeforeContentLoadedForMainFrameOnly: boolean;
    onMessage(event: { nativeEvent: { url: string; data: string } }): void;
  }) => null;
  interface HTMLElementTagNameMap {
    'pay-widget': PayWidgetElement;
  }
}
`;

/** What the example for Angular needs of it. */
const angular = `export function Component(options: object): ClassDecorator;
export const CUSTOM_ELEMENTS_SCHEMA: object;
export const input: { required<T>(): () => T };
export function output<T>(): { emit(value: T): void };
`;

const options = {
  extends: '../../../tsconfig.base.json',
  compilerOptions: {
    allowImportingTsExtensions: true,
    moduleDetection: 'force',
    experimentalDecorators: true,
    noUnusedLocals: false,
    types: [],
    paths: {
      '@paywidget/embed': ['../../../shell/src/embed/module.ts'],
      '@paywidget/react': ['../../../shell/react-package/PayWidget.tsx'],
      '@angular/core': ['./angular.d.ts'],
      '@paywidget/embed/remote': ['./remote.d.ts'],
    },
  },
  include: ['.'],
};

/** The TypeScript and JavaScript examples of a document. */
const snippetsOf = (document: string) =>
  [
    ...readFileSync(path.join(root, document), 'utf8').matchAll(/^```(?:js|ts|jsx|tsx)\n([\s\S]*?)^```$/gm),
  ].map(([, code = '']) => code);

it('every example in the documents type-checks against the published types (D4)', () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  const snippets = documents.flatMap(snippetsOf);
  expect(snippets.length).toBeGreaterThan(4);
  // `moduleDetection` makes each a module of its own.
  for (const [index, code] of snippets.entries()) {
    write(`snippet${index}.tsx`, code.replace(/^\/\/\/ <reference.*$/gm, ''));
  }
  write('surroundings.ts', surroundings);
  write('remote.d.ts', remoteModules);
  write('angular.d.ts', angular);
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
