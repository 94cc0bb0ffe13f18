import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const sources = {
  react: { file: 'PayWidget.tsx', peers: { react: '>=18' }, name: 'React' },
  vue: { file: 'PayWidget.ts', peers: { vue: '^3.3.0' }, name: 'Vue' },
} as const;

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  jsx: ts.JsxEmit.ReactJSX,
  verbatimModuleSyntax: true,
  isolatedDeclarations: true,
  declaration: true,
};

/** Returns a wrapper's script and its types. Both import from `@paywidget/embed`. @throws Error if its types are not explicit */
export function compileWrapper(
  root: string,
  framework: keyof typeof sources,
): { script: string; types: string } {
  const { file } = sources[framework];
  const source = readFileSync(path.join(root, `shell/${framework}-package`, file), 'utf8');
  const script = ts.transpileModule(source, { compilerOptions: options, fileName: file });
  const types = ts.transpileDeclaration(source, {
    compilerOptions: options,
    fileName: file,
    reportDiagnostics: true,
  });
  const [problem] = types.diagnostics ?? [];
  if (problem) throw new Error(`${file}: ${ts.flattenDiagnosticMessageText(problem.messageText, ' ')}`);
  return { script: script.outputText, types: types.outputText };
}

/** Writes the npm package of a wrapper to `dist/npm`. The wrapper needs the `@paywidget/embed` of the same version. */
export function buildWrapper(root: string, framework: keyof typeof sources, version: string): void {
  const { peers, name } = sources[framework];
  const target = path.join(root, 'dist/npm', framework);
  const { script, types } = compileWrapper(root, framework);
  const manifest = {
    name: `@paywidget/${framework}`,
    version,
    description: `The paywidget payment widget as a ${name} component.`,
    license: 'UNLICENSED',
    type: 'module',
    sideEffects: false,
    main: './index.js',
    types: './index.d.ts',
    exports: { '.': { types: './index.d.ts', default: './index.js' } },
    files: ['index.js', 'index.d.ts'],
    dependencies: { '@paywidget/embed': version },
    peerDependencies: peers,
  };
  mkdirSync(target, { recursive: true });
  const write = (file: string, text: string) => writeFileSync(path.join(target, file), text);
  write('index.js', script);
  write('index.d.ts', types);
  write('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
  copyFileSync(path.join(root, 'shell', `${framework}-package`, 'README.md'), path.join(target, 'README.md'));
}
