import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withLoaderTexts } from '../loaderTexts';
import { deployment } from './paths';

export interface ShellFiles {
  /** Path on the site of the script that runs before the widget's own. */
  early: string;
  /** Paths of the script that draws the first screen, and of its style. */
  app: { script: string; style: string };
  /**
   * Paths of what hosts fetch ahead: all that starts the widget, and the styles. Not what draws, which is as large as the
   * rest together: on a slow line both would come late, while one can be run when the other is still on its way.
   */
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
  const early = find(/^early\b.*\.js$/);
  const app = { script: find(/^app\b.*\.js$/), style: find(/^app\b.*\.css$/) };
  const [script, style] = [find(/^shell\b.*\.js$/), find(/^shell\b.*\.css$/)];
  return {
    early,
    app,
    first: [early, script, style, app.style],
    loader: path.join(folder, 'embed.js'),
  };
}

/**
 * Writes `embed.js`, which names the first screen's files so that hosts' browsers can fetch them early, and brings the
 * texts it needs when nothing can be fetched.
 */
export function writeLoader({ first, loader }: ShellFiles): void {
  const script = withLoaderTexts(readFileSync(loader, 'utf8')).replace(
    '__PAYWIDGET_FIRST_FILES__',
    first.join(' '),
  );
  writeFileSync(path.join(deployment, 'embed.js'), script);
}

const isScript = (value: unknown): value is string => typeof value === 'string' && /\.js$/.test(value);

/**
 * A part of a manifest whose files lie in a folder. Style sheets are left out: a stock runtime would put them into the
 * page's head, where they would reach the host, and not the widget's shadow root.
 */
function movedTo(folder: string, part: unknown): unknown {
  if (isScript(part)) return part.includes('/') ? part : folder + part;
  if (Array.isArray(part)) return part.map((one) => movedTo(folder, one));
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part).map(([key, one]) => [
    key,
    key === 'css' ? { async: [], sync: [] } : movedTo(folder, one),
  ]);
  return Object.fromEntries(entries);
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
    shared: movedTo(folder, manifest.shared),
    exposes: movedTo(folder, manifest.exposes),
  };
  writeFileSync(path.join(deployment, 'mf-manifest.json'), `${JSON.stringify(moved, null, 2)}\n`);
}
