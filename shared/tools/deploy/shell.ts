import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '../../build/integrityPlugin.mjs';
import { Refusal } from '../release/refusal';
import { withLoaderTexts } from '../texts/loaderTexts';
import type { PagePreload } from './indexPage';

export interface ShellFiles {
  /** The URL path of the early script. */
  early: string;
  /** The URL path of the script that requests the shell's script if the early script does not. */
  fallback: string;
  /** The URL paths of the script that starts the widget, and of its style sheet. */
  start: { script: string; style: string };
  /** The URL path of the script that draws the first list. */
  list: string;
  /** The style sheets of forms, for a form that is drawn early. */
  earlyForm: PagePreload[];
  /** The URL paths of the app script, which renders the first screen, and of its style sheet. */
  app: { script: string; style: string };
  /**
   * The URL paths that hosts prefetch: the scripts that start the widget, and the style sheets. Not the app script, which is
   * as large as all the others together. On a slow connection it would delay the start script. The start script can run
   * while the app script loads.
   */
  first: string[];
  /** The URL paths of the files of a form, and of the table with the hashes of these files. */
  form: string[];
  /** The file of the built loader, and the loader's second file, which it loads on demand. */
  loader: string;
  more: string;
}

const formFile = /^(integrity|deposit|form)\.[\da-f]+\.(json|css|js)$/;

/** Finds the shell's files by their names. `deployment` is the deployment's folder. */
export function shellFiles(deployment: string, version: string): ShellFiles {
  const folder = path.join(deployment, 'static/shell', version);
  const files = readdirSync(folder).sort();
  const addressOf = (file: string) => `/paywidget/static/shell/${version}/${file}`;
  const find = (pattern: RegExp) => {
    const file = files.find((name) => pattern.test(name));
    if (!file) throw new Refusal([`shell ${version} is not built: there is no ${pattern} in ${folder}`]);
    return addressOf(file);
  };
  const early = find(/^early\b.*\.js$/);
  const list = find(/^list\b.*\.js$/);
  const form = files.filter((file) => formFile.test(file)).map(addressOf);
  const app = { script: find(/^app\b.*\.js$/), style: find(/^app\b.*\.css$/) };
  const start = { script: find(/^shell\b.*\.js$/), style: find(/^shell\b.*\.css$/) };
  return {
    early,
    fallback: find(/^fallback\b.*\.js$/),
    list,
    start,
    app,
    // The small files first, because they are needed first. The loader prefetches the last file only for other screens than
    // the list.
    first: [early, app.style, start.style, list, start.script],
    earlyForm: form.filter((file) => file.endsWith('.css')).map((href) => ({ href, as: 'style' as const })),
    form,
    loader: path.join(folder, 'embed.js'),
    more: path.join(folder, 'embed.more.js'),
  };
}

/**
 * Returns the scripts for hosts by name: the loader under its current name and under the name with its version, and its
 * second file. Inserts into the loader the paths of the first screen's files, which it prefetches, its texts, which it needs
 * if the widget cannot be loaded, and the name and the hash of the second file.
 */
export function loaderScripts({ first, loader, more }: ShellFiles, version: string): Record<string, string> {
  const moreName = `embed.more.${version}.js`;
  const moreScript = withLoaderTexts(readFileSync(more, 'utf8'));
  const script = withLoaderTexts(readFileSync(loader, 'utf8'))
    .replace('__PAYWIDGET_FIRST_FILES__', namesIn(first))
    .replace('__PAYWIDGET_MORE__', `${moreName} ${integrityOf(moreScript)}`);
  return { 'embed.js': script, [`embed.${version}.js`]: script, [moreName]: moreScript };
}

/** Returns the common folder of files, and their names in it, separated by spaces. */
function namesIn(paths: readonly string[]): string {
  const [first = ''] = paths;
  const folder = first.slice(0, first.lastIndexOf('/') + 1);
  return [folder, ...paths.map((file) => path.posix.relative(folder, file))].join(' ');
}

const isScript = (value: unknown): value is string => typeof value === 'string' && /\.js$/.test(value);

/**
 * Prefixes the script names in a part of a manifest with a folder. Removes the style sheets: a stock runtime would add
 * them to the head of the host's page instead of the widget's shadow root.
 */
function withFolder(folder: string, part: unknown): unknown {
  if (isScript(part)) return part.includes('/') ? part : folder + part;
  if (Array.isArray(part)) return part.map((one) => withFolder(folder, one));
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part).map(([key, one]) => [
    key,
    key === 'css' ? { async: [], sync: [] } : withFolder(folder, one),
  ]);
  return Object.fromEntries(entries);
}

/**
 * Returns the manifest of the shell's remote container for the deployment's root. Host applications load it from there. Its
 * files stay in the shell's folder.
 */
export function packageManifest(deployment: string, version: string): unknown {
  const folder = `static/shell/${version}/package/`;
  const manifest = JSON.parse(readFileSync(path.join(deployment, folder, 'mf-manifest.json'), 'utf8'));
  const { remoteEntry, ...metaData } = manifest.metaData;
  // The stock runtime ignores the hash. A host can compare it, or load the entry without the runtime.
  const integrity = integrityOf(readFileSync(path.join(deployment, folder, remoteEntry.name)));
  return {
    ...manifest,
    metaData: { ...metaData, remoteEntry: { ...remoteEntry, path: folder, integrity } },
    shared: withFolder(folder, manifest.shared),
    exposes: withFolder(folder, manifest.exposes),
  };
}
