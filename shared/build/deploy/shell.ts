import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deployment } from './paths';

export interface ShellFiles {
  /** Path on the site of the script that runs before the widget's own. */
  early: string;
  /** Paths of what the first screen needs of the shell. */
  first: string[];
  /** The loader as it was built, a file. */
  loader: string;
}

/** Finds the shell's files by the names that its build gives them. */
export function shellFiles(version: string): ShellFiles {
  const folder = path.join(deployment, 'static/shell', version);
  const files = readdirSync(folder);
  const find = (pattern: RegExp) => {
    const file = files.find((name) => pattern.test(name));
    if (!file) throw new Error(`The shell ${version} is not built: there is no ${pattern} in ${folder}`);
    return `/paywidget/static/shell/${version}/${file}`;
  };
  return {
    early: find(/^early\b.*\.js$/),
    first: [find(/^shell\b.*\.js$/), find(/^shell\b.*\.css$/)],
    loader: path.join(folder, 'embed.js'),
  };
}

/** Writes `embed.js`, which names the first screen's files so that hosts' browsers can fetch them early. */
export function writeLoader({ first, loader }: ShellFiles): void {
  const script = readFileSync(loader, 'utf8').replace('__PAYWIDGET_FIRST_FILES__', first.join(' '));
  writeFileSync(path.join(deployment, 'embed.js'), script);
}
