import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../project/paths';

/** The page that sorts all others by reader. The site's start page, its navigation and `llms.txt` are made from it. */
export const indexFile = 'docs/README.md';

/** Files of the site that are not under `docs/`. */
const otherFiles = ['LICENSE'];

/** Folders whose list of pages is made here. */
const listedFolders: Readonly<Record<string, string>> = {
  'docs/reports': 'Reports',
  'docs/translations': 'Reviews of the languages',
};

/** The documents, by their paths from the repository's root. */
export interface Documents {
  /** The Markdown source of each page. */
  pages: ReadonlyMap<string, string>;
  /** Pictures and data, which the site contains unchanged. */
  files: readonly string[];
}

const titleOf = (source: string) => /^# (.+)$/m.exec(source)?.[1] ?? '';

/** Reads all documents. If a folder has no list of its pages, it gets one. */
export function readDocuments(): Documents {
  const found = readdirSync(path.join(root, 'docs'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
  const pages = new Map<string, string>();
  for (const file of found)
    if (file.endsWith('.md')) pages.set(file, readFileSync(path.join(root, file), 'utf8'));
  for (const [folder, title] of Object.entries(listedFolders)) {
    const items = [...pages]
      .filter(([file]) => path.dirname(file) === folder)
      .map(([file, source]) => `- [${titleOf(source)}](${path.basename(file)})`);
    pages.set(`${folder}/README.md`, `# ${title}\n\n${items.join('\n')}\n`);
  }
  return { pages, files: [...found.filter((file) => !file.endsWith('.md')), ...otherFiles] };
}
