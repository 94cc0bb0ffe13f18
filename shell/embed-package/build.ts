/**
 * Completes the npm package `@paywidget/embed` in `dist/npm/embed`, where webpack has built the loader, and builds
 * `@paywidget/react` and `@paywidget/vue` beside it. Packs each package into a file, such as `dist/npm/embed.tgz`. A host
 * can install this file without a registry. If a host installed a folder, npm would only link it, and the wrappers do not
 * find `@paywidget/embed` through a link.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withLoaderTexts } from '@paywidget/shared/tools/loaderTexts';
import ts from 'typescript';
import { declarationsOf } from './declarations';
import { elementTypes, remoteModules } from './remoteModules';
import { buildWrapper } from './wrappers';

const root = path.join(import.meta.dirname, '../..');
const target = path.join(root, 'dist/npm/embed');
const { version } = JSON.parse(readFileSync(path.join(root, 'shell/package.json'), 'utf8'));

const manifest = {
  name: '@paywidget/embed',
  version,
  description: 'Opens the paywidget payment widget in a page, with the types of its options and messages.',
  license: 'UNLICENSED',
  type: 'module',
  sideEffects: false,
  main: './index.js',
  types: './index.d.ts',
  exports: {
    '.': { types: './index.d.ts', default: './index.js' },
    './remote': { types: './remote.d.ts' },
  },
  files: ['index.js', 'index.d.ts', 'remote.d.ts'],
};

function optionsOf(file: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(file, ts.sys.readFile);
  return ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, path.dirname(file)).options;
}

const write = (name: string, text: string) => writeFileSync(path.join(target, name), text);

const loader = path.join(target, 'index.js');
writeFileSync(loader, withLoaderTexts(readFileSync(loader, 'utf8')));
const types = declarationsOf(
  path.join(root, 'shell/src/embed/module.ts'),
  optionsOf(path.join(root, 'tsconfig.base.json')),
);
write('index.d.ts', `${types}\n${elementTypes}`);
write('remote.d.ts', remoteModules);
write('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
copyFileSync(path.join(import.meta.dirname, 'README.md'), path.join(target, 'README.md'));

for (const framework of ['react', 'vue'] as const) buildWrapper(root, framework, version);

const npm = path.dirname(target);
const packages = ['embed', 'react', 'vue'];
execFileSync('npm', ['pack', '--silent', '--pack-destination', npm, ...packages.map((name) => `./${name}`)], {
  cwd: npm,
  shell: process.platform === 'win32',
});
for (const name of packages)
  renameSync(path.join(npm, `paywidget-${name}-${version}.tgz`), path.join(npm, `${name}.tgz`));
