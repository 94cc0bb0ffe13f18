import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { distFolder, singleFolder } from '../paths';

const open = '<!-- deployment -->';
const close = '<!-- /deployment -->';

function read(folder: string) {
  const page = readFileSync(path.join(folder, 'paywidget/index.html'), 'utf8');
  const [head, rest] = page.split(open);
  const [deployment, tail] = rest?.split(close) ?? [];
  if (head === undefined || deployment === undefined || tail === undefined) {
    throw new Error(`${folder}/paywidget/index.html has no place for the deployment`);
  }
  return { head, deployment, tail };
}

/** What fetches a remote's files ahead; in one bundle there is nothing of theirs to fetch. */
const remotePreload = /<link\b[^>]*\/static\/mf-[^>]*>|<script async[^>]*\/static\/mf-[^>]*><\/script>/g;

/** The shell's two scripts and their style, as the real deployment names them. */
const shellFile = /(\/paywidget\/static\/shell\/[^/]+\/)(shell|app)\.\w+\.(js|css)/g;

/** The single bundle's files in the place of the real deployment's. */
function withOwnFiles(text: string): string {
  return text.replace(shellFile, (_, folder: string, name: string, type: string) => {
    const own = readdirSync(singleFolder + folder).find(
      (file) => file.startsWith(`${name}.`) && file.endsWith(`.${type}`),
    );
    if (!own) throw new Error(`The single bundle has no ${name} .${type}`);
    return folder + own;
  });
}

/** The single bundle's page with the deployment's block of the real one. */
export function singleIndexPage(): string {
  const { head, tail } = read(singleFolder);
  const { deployment } = read(distFolder);
  return [head, open, withOwnFiles(deployment.replace(remotePreload, '')), close, tail].join('');
}

/** The host's loader, which names the first screen's files: here the bundle's own. */
export function singleLoader(): string {
  return withOwnFiles(readFileSync(path.join(distFolder, 'paywidget/embed.js'), 'utf8'));
}
