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

/** The links that fetch a remote's files ahead; in one bundle there is nothing of theirs to fetch. */
const remotePreload = /<link\b[^>]*\/static\/mf-[^>]*>/g;

/** The names of the files that draw the first screen, as the real deployment gives them, put in as the bundle's own. */
const drawingFile = /\/paywidget\/static\/shell\/([^/]+)\/drawing\.\w+\.(js|css)/g;

function withOwnDrawing(text: string): string {
  return text.replace(drawingFile, (_, version: string, type: string) => {
    const folder = `/paywidget/static/shell/${version}/`;
    const own = readdirSync(singleFolder + folder).find(
      (name) => name.startsWith('drawing.') && name.endsWith(`.${type}`),
    );
    if (!own) throw new Error(`The single bundle has no drawing .${type}`);
    return folder + own;
  });
}

/** The single bundle's page with the deployment's block of the real one. */
export function singleIndexPage(): string {
  const { head, tail } = read(singleFolder);
  const { deployment } = read(distFolder);
  return [head, open, withOwnDrawing(deployment.replace(remotePreload, '')), close, tail].join('');
}

/** The host's loader, which names the first screen's files: here the bundle's own. */
export function singleLoader(): string {
  const { tail } = read(singleFolder);
  const files = [...tail.matchAll(/(?:src|href)="(\/paywidget\/static\/[^"]+)"/g)].map(([, file]) => file);
  const loader = readFileSync(path.join(distFolder, 'paywidget/embed.js'), 'utf8');
  return loader.replace(/(?:\/paywidget\/static\/shell\/[^\s"'`]+ ?)+/, files.join(' '));
}
