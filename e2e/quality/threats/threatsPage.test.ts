import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const page = readFileSync(join(root, 'docs/guides/threats.md'), 'utf8');
const lines = page.split('\n').filter((line) => /^\| (?!cannot|---)/.test(line));

/** True if a source contains this title in quotes of any kind. */
const hasTitle = (source: string, title: string) =>
  ["'", '"', '`'].some((quote) => source.replaceAll('\\', '').includes(quote + title + quote));

describe('docs/guides/threats.md', () => {
  it('names a test for each line', () => {
    const named = lines.filter((line) => / \| `[^`]+` “[^”]+” \|$/.test(line));
    expect(lines.filter((line) => !named.includes(line))).toEqual([]);
    expect(lines.length).toBeGreaterThan(30);
  });

  it.each(lines.map((line) => /`([^`]+)` “([^”]+)” \|$/.exec(line)?.slice(1) ?? ['', '']))(
    'names the file and the title of a test that exists: %s “%s”',
    (file = '', title = '') => {
      const path = join(root, file);
      expect(existsSync(path)).toBe(true);
      expect(hasTitle(readFileSync(path, 'utf8'), title)).toBe(true);
    },
  );
});
