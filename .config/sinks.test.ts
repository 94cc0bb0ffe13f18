import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../shared/tools/project/paths';

const sinks = [
  'element.innerHTML = text;',
  'frame.srcdoc = text;',
  "element.insertAdjacentHTML('beforeend', text);",
  'document.write(text);',
  'eval(text);',
  'run(new Function(text));',
  'start(new Worker(text));',
  'script.src = text;',
];
const checked = 'script.src = window.paywidgetTrust?.(url) ?? url;';

/** Lints files in a separate folder, and returns the places that the plugin reports. */
function lint(files: Readonly<Record<string, string>>): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'sinks-'));
  const configuration = { plugins: [path.join(root, '.config/sinks.grit')] };
  writeFileSync(path.join(folder, 'biome.json'), JSON.stringify(configuration));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const biome = path.join(root, 'node_modules/.bin/biome');
  const { stdout, stderr } = spawnSync(biome, ['lint', '--max-diagnostics=none', '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  return [...(stdout + stderr).matchAll(/^(\S+:\d+):\d+ plugin/gm)].map(([, place = '']) => place).sort();
}

it('lint refuses what turns a text into code or markup, in what players run', () => {
  const text = [...sinks, checked].join('\n');
  const found = lint({
    'shell/src/page.ts': text,
    'mf-p2p/src/page.tsx': text,
    'shell/src/page.test.ts': text,
    'e2e/browser/pages/page.ts': text,
  });
  const places = sinks.map((_, index) => index + 1);
  expect(found).toEqual(
    ['mf-p2p/src/page.tsx', 'shell/src/page.ts'].flatMap((file) => places.map((line) => `${file}:${line}`)),
  );
});
