import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { declarationsOf } from './declarations';
import { elementTypes } from './remoteModules';
import { compileWrapper } from './wrappers';

const root = path.join(__dirname, '../..');
/** Below `node_modules`, so that TypeScript finds the types of React and Vue. */
const folder = path.join(root, 'node_modules/.cache/wrapper-types');

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  types: [],
  skipLibCheck: true,
  paths: {
    '@paywidget/embed': ['./embed.d.ts'],
    '@paywidget/react': ['./of-react.d.ts'],
    '@paywidget/vue': ['./of-vue.d.ts'],
  },
};

const hosts = {
  'react.host.tsx': `
import { PayWidget, type PayWidgetRef } from '@paywidget/react';
import { useRef } from 'react';
export function Cashier() {
  const widget = useRef<PayWidgetRef>(null);
  return <PayWidget src="/paywidget/" widgetRef={widget} height="content" user={{ token: 't' }}
    onError={({ code, message }) => console.log(code.length, message.length)}
    onDepositStatus={({ depositId, status }) => [depositId.length, status === 'processed']} />;
}`,
  'vue.host.ts': `
import { PayWidget } from '@paywidget/vue';
import { h, ref } from 'vue';
const widget = ref<InstanceType<typeof PayWidget>>();
widget.value?.send({ type: 'back' });
export const shown = h(PayWidget, { src: '/', theme: 'dark', onDepositStatus: ({ status }) => status === 'processed' });`,
  'element.host.ts': `
import '@paywidget/embed';
const element = document.createElement('pay-widget');
element.user = { token: 't', currency: 'BRL' };
element.on('Error', ({ code }) => code.length);
document.querySelector('pay-widget')?.update({ theme: 'dark' });`,
  'react.mistakes.tsx': `
import { PayWidget } from '@paywidget/react';
export const noSrc = <PayWidget user={{}} />;
export const badTheme = <PayWidget src="" theme="purple" />;
export const noField = <PayWidget src="" onDepositStatus={({ amount }) => amount} />;`,
  'element.mistakes.ts': `
import '@paywidget/embed';
document.createElement('pay-widget').theme = 'purple';`,
  'vue.mistakes.ts': `
import { PayWidget } from '@paywidget/vue';
import { h } from 'vue';
h(PayWidget, { src: '', theme: 'purple' });`,
};

it('types options, messages and errors for hosts on React, Vue and the element', () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const write = (name: string, text: string) => {
    writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
  };
  const embed = declarationsOf(path.join(root, 'shell/src/embed/module.ts'), options);
  write('embed.d.ts', `${embed}\n${elementTypes}`);
  for (const framework of ['react', 'vue'] as const)
    write(`of-${framework}.d.ts`, compileWrapper(root, framework).types);
  const files = Object.entries(hosts).map(([name, text]) => write(name, text));
  const program = ts.createProgram(files, { ...options, baseUrl: folder, ignoreDeprecations: '6.0' });
  const errors = ts
    .getPreEmitDiagnostics(program)
    .map(({ file, code, messageText }) => [
      path.basename(file?.fileName ?? ''),
      code,
      file ? '' : messageText,
    ]);
  expect(errors.map(([file]) => file)).toEqual([
    'element.mistakes.ts',
    // No src, an unknown theme, and a field that the message does not have.
    'react.mistakes.tsx',
    'react.mistakes.tsx',
    'react.mistakes.tsx',
    'vue.mistakes.ts',
  ]);
});
