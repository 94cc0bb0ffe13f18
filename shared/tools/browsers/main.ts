/**
 * `npm run browsers`: checks that the built scripts and style sheets use only features that the oldest supported browsers
 * have. Part of `npm run build`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../project/paths';
import { problemsOf } from './problems';

/** The files that browsers load from a deployment, and the files that hosts put into their own pages. */
const folders = ['dist/paywidget', 'dist/npm'];

const files = folders.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:js|css)$/.test(name))
    .map((name) => path.join(folder, name)),
);
const problems = problemsOf(
  files.map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') })),
);
for (const problem of problems) console.error(`Browsers: ${problem}`);
if (problems.length > 0) {
  console.error(
    'Use something older, or add an exception with what is different without it: docs/guides/browsers.md',
  );
  process.exitCode = 1;
}
