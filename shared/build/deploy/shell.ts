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

/** Names of files in a manifest, wherever they stand in it. */
const isFileName = (value: unknown): value is string =>
  typeof value === 'string' && /\.(js|css)$/.test(value) && !value.includes('/');

function prefixed(value: unknown, prefix: string): unknown {
  if (isFileName(value)) return prefix + value;
  if (Array.isArray(value)) return value.map((one) => prefixed(one, prefix));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, prefixed(one, prefix)]));
}

/**
 * Writes the shell's manifest as a remote to the deployment's root, from where host applications load it; its files lie
 * with the shell's others.
 */
export function writePackageManifest(version: string): void {
  const folder = `static/shell/${version}/package/`;
  const manifest = JSON.parse(readFileSync(path.join(deployment, folder, 'mf-manifest.json'), 'utf8'));
  const { remoteEntry, ...metaData } = manifest.metaData;
  const moved = {
    ...manifest,
    metaData: { ...metaData, remoteEntry: { ...remoteEntry, path: folder } },
    shared: prefixed(manifest.shared, folder),
    exposes: prefixed(manifest.exposes, folder),
  };
  writeFileSync(path.join(deployment, 'mf-manifest.json'), `${JSON.stringify(moved, null, 2)}\n`);
}
