import path from 'node:path/posix';
import { indexFile } from './documents';

/** A link of the index page. */
export interface Entry {
  title: string;
  /** A page or another file, as a path from the repository's root. */
  file: string;
  /** The subject of the file: one sentence without markup. */
  description: string;
  /** The other pages of the folder, if the entry is a folder's list of pages. */
  children: readonly string[];
}

/** The pages for one kind of reader. */
export interface Part {
  title: string;
  entries: readonly Entry[];
}

const plain = (markdown: string) =>
  markdown
    .replace(/\s+/g, ' ')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '');

/**
 * Reads the navigation from the index page: one part for each heading, one entry for each list item of the form
 * `- [Title](file.md): its subject`. The text of an item may go on in indented lines.
 */
export function readNavigation(pages: ReadonlyMap<string, string>): Part[] {
  const index = pages.get(indexFile) ?? '';
  const files = [...pages.keys()];
  const toEntry = ([, title = '', href = '', text = '']: RegExpMatchArray): Entry => {
    const target = path.join(path.dirname(indexFile), href).replace(/\/$/, '');
    const file = pages.has(`${target}/README.md`) ? `${target}/README.md` : target;
    const folder = path.dirname(file);
    const children =
      path.basename(file) === 'README.md' && file !== indexFile
        ? files.filter((other) => path.dirname(other) === folder && other !== file)
        : [];
    return { title, file, description: plain(text), children };
  };
  return index
    .split(/^## /m)
    .slice(1)
    .map((section) => ({
      title: section.slice(0, section.indexOf('\n')),
      entries: [...section.matchAll(/^- \[([^\]]+)\]\(([^)]+)\): (.+(?:\n {2}.+)*)$/gm)].map(toEntry),
    }))
    .filter(({ entries }) => entries.length > 0);
}
