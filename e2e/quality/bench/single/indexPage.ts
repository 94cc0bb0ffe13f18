import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf, versionOf } from '@paywidget/shared/build';
import { withIntegrity } from '@paywidget/shared/tools/integrity';
import { distFolder, singleFolder } from '../paths';

const open = '<!-- deployment -->';
const close = '<!-- /deployment -->';

function read(folder: string) {
  const page = readFileSync(path.join(folder, 'paywidget/index.html'), 'utf8');
  const [head, rest] = page.split(open);
  const [deployment, tail] = rest?.split(close) ?? [];
  if (head === undefined || deployment === undefined || tail === undefined) {
    throw new Error(`${folder}/paywidget/index.html has no deployment markers`);
  }
  return { head, deployment, tail };
}

/** Matches the elements that preload a remote's files. The single bundle has no remotes. */
const remotePreload = /<link\b[^>]*\/static\/mf-[^>]*>|<script async[^>]*\/static\/mf-[^>]*><\/script>/g;

/** Matches the names of the shell's two scripts and their style sheets in the real deployment. */
const shellFile = /\b(shell|app)\.[\da-f]{8}\.(js|css)/g;

/** Replaces the deployment's files with the files of the single bundle. */
function withOwnFiles(text: string): string {
  const files = readdirSync(path.join(singleFolder, 'paywidget/static/shell', versionOf('shell')));
  return text.replace(shellFile, (_, name: string, type: string) => {
    const own = files.find((file) => file.startsWith(`${name}.`) && file.endsWith(`.${type}`));
    if (!own) throw new Error(`The single bundle has no ${name} .${type}`);
    return own;
  });
}

/** Returns the single bundle's page with the configuration block of the real deployment. */
export function singleIndexPage(): string {
  const { head, tail } = read(singleFolder);
  const { deployment } = read(distFolder);
  const page = [head, open, withOwnFiles(deployment.replace(remotePreload, '')), close, tail].join('');
  return withIntegrity(page, hashOf);
}

/** Returns the hash of a file by its URL: the single bundle's, else the real deployment's. */
function hashOf(url: string): string {
  const own = path.join(singleFolder, url);
  return integrityOf(readFileSync(existsSync(own) ? own : path.join(distFolder, url)));
}

/** Returns the loader for hosts, with the single bundle's files as the files of the first screen. */
export function singleLoader(): string {
  return withOwnFiles(readFileSync(path.join(distFolder, 'paywidget/embed.js'), 'utf8'));
}
