import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exampleDocuments, type Fence, fencesOf } from '@paywidget/shared/build/fences';
import { remoteModules } from './remoteModules';

const root = path.join(__dirname, '../..');
const folder = path.join(root, 'node_modules/.cache/snippets');
/** Documents whose examples another test runs: shared/build/docs/cardSnippet.test.ts. */
const runElsewhere = ['docs/CARD-ENCRYPTION.md'];

/** What a host's own code gives to the snippets, and the loader's global. */
const surroundings = `import type { EmbedHandle, UserFields } from '@paywidget/embed';
import '../../../shell/src/embed/index';

declare global {
  const Paywidget: NonNullable<Window['Paywidget']>;
  const token: string;
  const user: UserFields;
  const widget: EmbedHandle;
  function newToken(): Promise<string>;
  function setOpen(isOpen: boolean): void;
  function showStatus(depositId: string, status: string): void;
  function loadBalance(): Promise<NonNullable<UserFields['balanceData']>>;
  function track(event: string, data: unknown): void;
}
`;

const options = {
  extends: '../../../tsconfig.base.json',
  compilerOptions: {
    allowImportingTsExtensions: true,
    moduleDetection: 'force',
    noUnusedLocals: false,
    types: [],
    paths: {
      '@paywidget/embed': ['../../../shell/src/embed/module.ts'],
      '@paywidget/embed/remote': ['./remote.d.ts'],
    },
  },
  include: ['.'],
};

const isTyped = ({ language, isNotRun }: Fence) => ['js', 'ts', 'jsx', 'tsx'].includes(language) && !isNotRun;

/** A file name that tells where the example is. */
const nameOf = ({ file, line }: Fence) => `${file.replace(/\W/g, '_')}_line_${line}.tsx`;

it('every example in the documents type-checks against the published types (D4)', () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  const documents = exampleDocuments.filter((file) => !runElsewhere.includes(file));
  const snippets = documents.flatMap((file) => fencesOf(file)).filter(isTyped);
  expect(snippets.length).toBeGreaterThan(15);
  // `moduleDetection` makes each a module of its own.
  for (const snippet of snippets) write(nameOf(snippet), snippet.code.replace(/^\/\/\/ <reference.*$/gm, ''));
  write('surroundings.ts', surroundings);
  write('remote.d.ts', remoteModules);
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
