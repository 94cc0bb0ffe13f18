import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rowGroups } from './rows';

const root = join(__dirname, '../../..');

/** The anchor that GitHub gives to a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const anchorsOf = (page: string) =>
  [...readFileSync(join(root, page), 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    anchorOf(heading),
  );

const sections = new Set(rowGroups.flatMap(({ createRows }) => createRows().map(({ section }) => section)));

describe('the sections that conformance rows name', () => {
  it.each([...sections])('%s exists', (section) => {
    const [page = '', anchor] = section.split('#');
    expect(anchorsOf(page)).toContain(anchor);
  });
});
