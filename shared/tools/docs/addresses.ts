import path from 'node:path/posix';
import { indexFile } from './documents';
import type { ResolveLink } from './markdown';

/**
 * The folder of a page on the site, or the path of another file. The start page has the empty folder. Guides are at the top
 * of the site, so `docs/guides/embedding.md` becomes `embedding/`, because other sites link to these addresses.
 */
export function addressOf(file: string): string {
  if (file === indexFile) return '';
  const name = file.replace(/^docs\/(guides\/)?/, '');
  if (name === 'LICENSE') return 'LICENSE.txt';
  if (!name.endsWith('.md')) return name;
  return `${name
    .replace(/(^|\/)README\.md$/, '$1')
    .replace(/\.md$/, '/')
    .toLowerCase()}`;
}

/** The path from a page to another page or file. It is relative, so the site works in any folder of any server. */
export function relativeAddress(from: string, to: string): string {
  const relative = path.relative(`/${from}`, `/${to}`) || '.';
  return to === '' || to.endsWith('/') ? `${relative}/` : relative;
}

/**
 * Returns the resolver for the links of a page.
 * @param files the files of the site
 * @param source the address of the repository's files, for links to code. Without it these links become plain text
 */
export function linksOf(file: string, files: ReadonlySet<string>, source?: string): ResolveLink {
  const page = addressOf(file);
  return (href) => {
    if (/^[a-z]+:/.test(href) || href.startsWith('#')) return href;
    const [to = '', anchor] = href.split('#');
    const target = path.join(path.dirname(file), to).replace(/\/$/, '');
    const found = [target, `${target}/README.md`].find((name) => files.has(name));
    if (found === undefined) return source && `${source}${target}`;
    return relativeAddress(page, addressOf(found)) + (anchor ? `#${anchor}` : '');
  };
}
