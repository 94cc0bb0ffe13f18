/** @jest-environment jsdom */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../project/paths';
import { readDocuments } from './documents';
import { readNavigation } from './navigation';

const folder = mkdtempSync(path.join(tmpdir(), 'paywidget-docs-'));
const output = path.join(folder, 'site');
const command = path.join(root, 'shared/tools/docs/main.ts');
const build = (...options: string[]) =>
  execFileSync(process.execPath, ['--import', 'tsx', command, '--output', output, ...options], {
    cwd: root,
    encoding: 'utf8',
    stdio: 'pipe',
  });
const read = (file: string) => readFileSync(path.join(output, file), 'utf8');

build('--url', 'https://docs.example');
const files = readdirSync(output, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
);
const pages = new Map(files.map((file) => [file, new DOMParser().parseFromString(read(file), 'text/html')]));
const idsOf = (file: string) =>
  new Set([...(pages.get(file)?.querySelectorAll('[id]') ?? [])].map(({ id }) => id));

afterAll(() => rmSync(folder, { recursive: true }));

describe('the site of the documents', () => {
  const { pages: sources } = readDocuments();
  const parts = readNavigation(sources);

  it('has a page for each document', () => {
    expect(files).toHaveLength(sources.size);
    expect(files).toEqual(
      expect.arrayContaining(['index.html', 'embedding/index.html', 'rules/wire/index.html']),
    );
  });

  it('sorts the documents by four readers, and each document has a place', () => {
    expect(parts.map(({ title }) => title)).toEqual([
      'Host developers',
      'Operators',
      'Contributors',
      'Security reviewers',
    ]);
    const listed = parts.flatMap(({ entries }) =>
      entries.flatMap(({ file, children }) => [file, ...children]),
    );
    const withoutPlace = [...sources.keys()].filter(
      (file) => file !== 'docs/README.md' && !file.startsWith('docs/translations/') && !listed.includes(file),
    );
    expect(withoutPlace).toEqual([]);
  });

  it.each(files)('%s: every link leads to a page, a heading or a file of the site', (file) => {
    const broken: string[] = [];
    for (const element of pages.get(file)?.querySelectorAll('[href], [src]') ?? []) {
      const address = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
      if (/^(https?|mailto):/.test(address)) continue;
      const [to = '', anchor] = decodeURIComponent(address).split('#');
      const target = path.join(path.dirname(file), to);
      const isFolder =
        existsSync(path.join(output, target)) && statSync(path.join(output, target)).isDirectory();
      const page = to === '' ? file : isFolder ? path.join(target, 'index.html') : target;
      if (!existsSync(path.join(output, page)) || (anchor && !idsOf(page).has(anchor))) broken.push(address);
    }
    expect(broken).toEqual([]);
  });

  it('gives each page another title, a description, a canonical address and one h1', () => {
    const titles = new Set<string>();
    for (const [file, document] of pages) {
      titles.add(document.title);
      const description = document.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
      expect([file, description.length > 10]).toEqual([file, true]);
      const address = `https://docs.example/${file.replace(/index\.html$/, '')}`;
      expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(address);
      expect(document.querySelectorAll('h1')).toHaveLength(1);
    }
    expect(titles.size).toBe(pages.size);
  });

  it('has no inline script, style or handler, so that a strict policy suits it', () => {
    for (const [file, document] of pages) {
      const inline = [...document.querySelectorAll('script:not([src]), style, [style]')];
      const handlers = [...document.querySelectorAll('*')].filter((element) =>
        element.getAttributeNames().some((name) => name.startsWith('on')),
      );
      expect([file, inline.length, handlers.length]).toEqual([file, 0, 0]);
    }
  });

  it('has a sitemap, llms.txt and llms-full.txt with full addresses', () => {
    expect(read('sitemap.xml').match(/<loc>https:\/\/docs\.example\//g)).toHaveLength(pages.size);
    expect(read('robots.txt')).toContain('Sitemap: https://docs.example/sitemap.xml');
    expect(read('llms.txt')).toContain(
      '- [Quick start](https://docs.example/quickstart/): Ten minutes to a paid test deposit',
    );
    expect(read('llms-full.txt')).toContain('# Quick start');
    expect(read('llms-full.txt')).toContain('# Withdrawals');
  });

  it('has neither canonical links nor a sitemap if it does not know its address', () => {
    expect(build()).toContain(`${files.length} pages`);
    expect(read('index.html')).not.toContain('rel="canonical"');
    expect(existsSync(path.join(output, 'sitemap.xml'))).toBe(false);
  });

  it('does not empty a folder with other files', () => {
    const other = path.join(folder, 'other');
    execFileSync('mkdir', [other]);
    writeFileSync(path.join(other, 'mine.txt'), 'mine');
    const run = () =>
      execFileSync(process.execPath, ['--import', 'tsx', command, '--output', other], {
        cwd: root,
        stdio: 'pipe',
      });
    expect(run).toThrow('the folder has other files');
    expect(existsSync(path.join(other, 'mine.txt'))).toBe(true);
  });
});
