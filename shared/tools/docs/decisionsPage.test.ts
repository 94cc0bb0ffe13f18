import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../project/paths';

const folder = path.join(root, 'docs/decisions');
const rows = readFileSync(path.join(folder, 'README.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, number, file, title, status, cost] =
      /^\| \[(\d{3})\]\(([^)]+)\) \| (.+?) \| (.+?) \| (.+) \|$/.exec(line) ?? [];
    return number ? [{ number, file, title, status, cost }] : [];
  });

it('the index of decisions has the number, the title and the status of each page', () => {
  const pages = readdirSync(folder).filter((file) => file !== 'README.md');
  const listed = pages.sort().map((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const [, number, title] = /^# (\d{3}): (.+)$/m.exec(text) ?? [];
    const [, status = 'In force'] = /^\*\*Status\.\*\* ([^:\n]+?)(?::|\.?$)/m.exec(text) ?? [];
    return { number, file, title, status };
  });
  expect(rows.map(({ cost: _, ...row }) => row)).toEqual(listed);
});

it.each(rows)('the index says what $number costs', ({ cost }) => {
  expect(cost).toMatch(/\w/);
});
