import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import Eleventy from '@11ty/eleventy';
import MiniSearch from 'minisearch';
import { root } from '../project/paths';
import { addressOf, linksOf, relativeAddress } from './addresses';
import { indexFile, readDocuments } from './documents';
import { fullGuide, shortGuide } from './llms';
import { type RenderedPage, renderMarkdown } from './markdown';
import { type Part, readNavigation } from './navigation';
import { searchOptions } from './theme/searchOptions.js';

export interface SiteOptions {
  /** The folder to write. It is emptied first. */
  output: string;
  /** The address of the site, with a slash at its end: for canonical links and the sitemap. */
  url?: string;
  /** The address of the repository's files, with a slash at its end: for links to code. */
  source?: string;
}

const theme = fileURLToPath(new URL('theme', import.meta.url));
const summary = 'An embeddable payment widget: players of gaming sites deposit and withdraw money with it.';

interface Page extends RenderedPage {
  file: string;
  address: string;
  description: string;
}

/** The first sentence of a page. Search engines show it. */
const firstSentence = (page: RenderedPage) =>
  /^.{20,}?[.!?](?= |$)/.exec(page.sections[0]?.text.replace(/\s+/g, ' ').trim() ?? '')?.[0] ?? page.title;

/** The navigation as it appears on one page. */
function menuOf(page: Page, parts: readonly Part[], titles: ReadonlyMap<string, string>) {
  const link = (file: string, title: string) => ({
    title,
    href: relativeAddress(page.address, addressOf(file)),
    isCurrent: file === page.file,
  });
  return parts.map((part) => ({
    title: part.title,
    entries: part.entries.map((entry) => ({
      ...link(entry.file, entry.title),
      children: entry.children.map((file) => link(file, titles.get(file) ?? file)),
      isOpen: [entry.file, ...entry.children].includes(page.file),
    })),
  }));
}

/** One document per section, so that a result leads to the right heading. */
function searchIndex(pages: readonly Page[]): string {
  const search = new MiniSearch(searchOptions);
  for (const { address, title, sections } of pages)
    for (const { anchor, heading, level, text } of sections)
      search.add({
        id: level === 1 ? address : `${address}#${anchor}`,
        page: title,
        heading,
        text: text.replace(/\s+/g, ' ').trim(),
      });
  return JSON.stringify(search);
}

const sitemap = (url: string, pages: readonly Page[]) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map(({ address }) => `  <url><loc>${url}${address}</loc></url>`).join('\n')}
</urlset>
`;

/** Builds the site of the documents. Returns the number of its pages. */
export async function buildSite({ output, url, source }: SiteOptions): Promise<number> {
  const { pages: sources, files } = readDocuments();
  const parts = readNavigation(sources);
  const descriptions = new Map(
    parts.flatMap(({ entries }) => entries).map((entry) => [entry.file, entry.description]),
  );
  const all = new Set([...sources.keys(), ...files]);
  const pages = [...sources].map(([file, text]): Page => {
    const rendered = renderMarkdown(text, linksOf(file, all, source));
    const description = descriptions.get(file) ?? firstSentence(rendered);
    return { ...rendered, file, address: addressOf(file), description };
  });
  const lists = parts.flatMap(({ entries }) => entries).filter(({ children }) => children.length > 0);
  /** A page of such a list may have the same title as another page, so its list is named too. */
  const fullTitleOf = ({ file, title }: Page) =>
    [title, lists.find(({ children }) => children.includes(file))?.title, file !== indexFile && 'paywidget']
      .filter(Boolean)
      .join(' · ');
  const titles = new Map(pages.map(({ file, title }) => [file, title]));

  rmSync(output, { recursive: true, force: true });
  const eleventy = new Eleventy(theme, output, {
    quietMode: true,
    configPath: false,
    config(config) {
      config.setIncludesDirectory('.');
      config.setTemplateFormats(['html']);
      config.addPassthroughCopy({
        ...Object.fromEntries(files.map((file) => [path.join(root, file), addressOf(file)])),
        ...Object.fromEntries(
          ['site.css', 'copy.js', 'search.js', 'searchOptions.js', 'icon.svg'].map((file) => [
            path.join(theme, file),
            file,
          ]),
        ),
        [fileURLToPath(import.meta.resolve('minisearch'))]: 'minisearch.js',
      });
      for (const page of pages)
        config.addTemplate(`pages/${page.address || 'start/'}index.html`, page.html, {
          layout: 'page.njk',
          permalink: `${page.address}index.html`,
          templateEngineOverride: 'html',
          title: fullTitleOf(page),
          description: page.description,
          isStart: page.file === indexFile,
          top: relativeAddress(page.address, ''),
          canonical: url && url + page.address,
          headings: page.sections.filter(({ level }) => level === 2),
          menu: menuOf(page, parts, titles),
        });
    },
  });
  await eleventy.write();

  const write = (name: string, text: string) => {
    mkdirSync(output, { recursive: true });
    writeFileSync(path.join(output, name), text);
  };
  const reviews = /^docs\/translations\/./;
  write('search.json', searchIndex(pages.filter(({ file }) => !reviews.test(file))));
  const guide = {
    title: 'paywidget',
    summary,
    parts,
    addressOf: (file: string) => (url ?? '') + addressOf(file),
    read: (file: string) => sources.get(file) ?? '',
  };
  write('llms.txt', shortGuide(guide));
  write('llms-full.txt', fullGuide(guide));
  if (url) {
    write('sitemap.xml', sitemap(url, pages));
    write('robots.txt', `User-agent: *\nAllow: /\nSitemap: ${url}sitemap.xml\n`);
  }
  return pages.length;
}
