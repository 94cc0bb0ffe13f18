import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../project/paths';
import { readTrust } from '../release/trust';
import { textProblems } from '../texts/checkTexts';
import { exampleDocuments, type Fence, fencesOf } from './fences';

const fences = exampleDocuments.flatMap((file) => fencesOf(file));
const run = fences.filter(({ isNotRun }) => !isNotRun);
const inLanguage = (...languages: string[]) =>
  run
    .filter(({ language }) => languages.includes(language))
    .map((fence): [string, Fence] => [`${fence.file}:${fence.line}`, fence]);
const readJson = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

/** The test that proves the examples of each language. */
const provedBy: Readonly<Record<string, string>> = {
  '': 'nothing: plain text',
  text: 'nothing: plain text',
  sh: 'this file',
  json: 'this file',
  html: 'e2e/browser/specs/documents.spec.ts',
  js: 'shell/embed-package/snippets.test.ts',
  ts: 'shell/embed-package/snippets.test.ts',
  tsx: 'shell/embed-package/snippets.test.ts',
  vue: 'shell/embed-package/snippets.test.ts',
  svelte: 'shell/embed-package/snippets.test.ts',
  nginx: 'e2e/operator/deploying/policiesPage.test.ts',
  swift: 'e2e/browser/pages/nativeSnippets.test.ts',
  kotlin: 'e2e/browser/pages/nativeSnippets.test.ts',
  dart: 'e2e/browser/pages/nativeSnippets.test.ts',
};

describe('the examples of the documents', () => {
  it('are in languages that a test proves', () => {
    const unknown = run.filter(({ language }) => !Object.hasOwn(provedBy, language));
    expect(unknown.map(({ file, line, language }) => `${file}:${line} ${language}`)).toEqual([]);
  });

  it('are all meant to run: none says not-run', () => {
    expect(fences.filter(({ isNotRun }) => isNotRun)).toEqual([]);
  });

  it('have one native example per platform, which its test reads', () => {
    const native = [...inLanguage('swift'), ...inLanguage('kotlin')].map(([, { file }]) => file);
    expect(native).toEqual(['docs/guides/embedding.md', 'docs/guides/embedding.md']);
  });
});

describe('the commands of the documents', () => {
  const commands = inLanguage('sh');
  const { scripts } = readJson('package.json');
  const workspaces: string[] = readJson('package.json').workspaces;
  const scriptsOf = (workspace: string) => readJson(`${workspace}/package.json`).scripts ?? {};
  /** Programs that a reader has, or that the sentence around the example names. */
  const programs = new Set(['npm', 'npx', 'curl', 'openssl', 'python3', 'docker', 'git', 'node']);

  it.each(commands)('%s: the shell can read them', (_, { code }) => {
    execFileSync('bash', ['-n'], { input: code });
  });

  it.each(commands)('%s: their programs, scripts, folders and files exist', (_, { code }) => {
    const lines = code
      .replace(/\\\n/g, ' ')
      .split('\n')
      .map((line) => line.replace(/\s+#.*$|^#.*$/, '').trim())
      .filter((line) => line !== '');
    for (const line of lines) {
      const words = line.split(/\s+/).filter((word) => !/^[A-Z_]+=/.test(word));
      expect(programs).toContain(words[0]);
      const workspace = /(?:-w|--workspace)[ =](\S+)/.exec(line)?.[1];
      if (workspace) expect(workspaces).toContain(workspace);
      const script = /^npm (?:run (?:-s |--silent )?(\S+)|(start|test)\b)/.exec(words.join(' '));
      if (script)
        expect(Object.keys(workspace ? scriptsOf(workspace) : scripts)).toContain(script[1] ?? script[2]);
      for (const [file] of line.matchAll(/\b(?:shared|shell|e2e|docs|\.config)\/[\w./-]+/g))
        expect([file, existsSync(path.join(root, file))]).toEqual([file, true]);
    }
  });
});

describe('the JSON of the documents', () => {
  const english = readJson('shared/locales/en.json');

  /** The form of an example, and its fault. */
  const forms: readonly [
    file: string,
    key: string,
    check: (value: Record<string, unknown>, code: string) => unknown,
  ][] = [
    ['docs/guides/deploying.md', 'publicKeys', (_, code) => checkTrust(code)],
    [
      'docs/guides/languages.md',
      'deposit.title',
      (texts) => expect(textProblems('en', texts, english)).toEqual([]),
    ],
    [
      'docs/guides/sandbox.md',
      'blocked',
      (violation) => expect(Object.keys(violation)).toEqual(['at', 'type', 'page', 'rule', 'blocked']),
    ],
  ];

  /** Reads the example like `npm run deploy`. The document shortens the key, so a real key takes its place. */
  function checkTrust(code: string) {
    const folder = mkdtempSync(path.join(tmpdir(), 'paywidget-trust-'));
    const file = path.join(folder, 'trust.json');
    const key = 'MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=';
    writeFileSync(file, code.replace(/"MCowBQYDK2VwAyEA…"/, JSON.stringify(key)));
    expect(readTrust(file).publicKeys).toHaveLength(1);
    rmSync(folder, { recursive: true });
  }

  it.each(inLanguage('json'))(
    '%s parses, and has the form of what it is an example of',
    (_, { file, code }) => {
      const value = JSON.parse(code);
      const form = forms.find(([document, key]) => document === file && Object.hasOwn(value, key));
      expect(form).toBeDefined();
      form?.[2](value, code);
    },
  );
});
