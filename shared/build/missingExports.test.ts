import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Builds a component that uses a hook, with a stand-in for React and the preset of all builds. Returns webpack's output. */
function build(standIn: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'build-'));
  writeFileSync(path.join(folder, 'react.js'), standIn);
  writeFileSync(
    path.join(folder, 'component.js'),
    "import { useId } from './react.js';\nconsole.log(useId());\n",
  );
  const script = `
    import { preset } from './webpackPreset.mjs';
    import webpack from 'webpack';
    const folder = ${JSON.stringify(folder)};
    const output = { path: folder };
    const entry = folder + '/component.js';
    const config = { ...preset('shell'), context: folder, entry, output, plugins: [], cache: false };
    webpack({ ...config, optimization: { minimize: false } }, (error, stats) =>
      console.log(error ?? stats.toString({ preset: 'errors-only' })));
  `;
  return spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: __dirname,
    encoding: 'utf8',
  }).stdout;
}

it('fails for a hook that the stand-in for React does not have', () => {
  expect(build('export const useState = () => [];\n')).toContain("export 'useId'");
  expect(build('export const useId = () => 1;\n').trim()).toBe('');
}, 60_000);
