import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { declarationsOf } from './declarations';

const strict: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  skipLibCheck: false,
  types: [],
};

/** A host in another repository. It has only the declaration file. */
const host = `
import { open, type Mount, type PackageOptions } from './embed';

const widget = open({
  container: '#cashier',
  src: 'https://pay.example/paywidget/',
  user: { token: 't', currency: 'BRL' },
  on: {
    DepositStatus: ({ depositId, status }) => [depositId.length, status === 'processed'],
    Redirect: ({ url }) => url.startsWith('https://bank.example/') && false,
    '*': ({ messageType }) => messageType,
  },
});
widget.on('Analytics', (message) => message.event === 'deposit_success' && message.data.depositId);
widget.update({ theme: 'dark', tokens: { '--pw-accent': 'red' } });
const flat: Record<string, string> = { '--pw-accent': 'red' };
widget.update({ tokens: flat });
widget.update({ tokens: { '--pw-radius': '4px', light: { '--pw-accent': 'red' }, dark: flat } });
export const options: PackageOptions = { history: 'browser', returnUrl: '/back' };
export const show = (mount: Mount) => mount(document.body, options).unmount();
`;
const mistakes = `
import { open } from './embed';
open({ container: '#cashier' });
open({ container: '#cashier', src: '', theme: 'purple' });
open({ container: '#cashier', src: '', on: { DepositStatus: ({ amount }) => amount } });
`;

it('creates one declaration file that a host can compile against without other files', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'paywidget-types-'));
  const write = (name: string, text: string) => {
    writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
  };
  const root = path.join(__dirname, '../..');
  const entry = path.join(root, 'shell/src/embed/module.ts');
  write('embed.d.ts', declarationsOf(entry, { ...strict, skipLibCheck: true }));

  const program = ts.createProgram([write('host.ts', host), write('mistakes.ts', mistakes)], strict);
  const errors = ts
    .getPreEmitDiagnostics(program)
    .map(({ file, code }) => [path.basename(file?.fileName ?? ''), code]);

  rmSync(folder, { recursive: true });
  // A missing src, an unknown theme, and a field that the message does not have.
  expect(errors).toEqual([
    ['mistakes.ts', 2345],
    ['mistakes.ts', 2322],
    ['mistakes.ts', 2339],
  ]);
});
