import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { areas } from './areas.mjs';

const root = join(__dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

interface Explanation {
  file: string;
  code: string;
  line?: string;
  replacement: string;
  reason: string;
}

const explained: Explanation[] = JSON.parse(read('.config/mutation/explained.json'));

it.each(Object.entries(areas))(
  'the files and tests of the area %s exist',
  (_, { mutate, tests, withoutTests = [] }) => {
    for (const pattern of mutate)
      expect(existsSync(join(root, pattern.replace(/^!|\/\*.*$/g, '')))).toBe(true);
    for (const path of [...tests, ...withoutTests]) {
      const isFolder = path.endsWith('/');
      const place = join(root, path);
      if (isFolder) expect(statSync(place).isDirectory()).toBe(true);
      else expect([`${place}.test.ts`, `${place}.test.tsx`].some(existsSync)).toBe(true);
    }
  },
);

it('each change that no test must notice names existing code and a reason', () => {
  for (const { file, code, line, reason } of explained) {
    expect([file, read(file).includes(code)]).toEqual([file, true]);
    if (line)
      expect(
        read(file)
          .split('\n')
          .map((one) => one.trim()),
      ).toContain(line);
    expect(reason).toMatch(/\.$/);
  }
});

it('no change is explained twice', () => {
  const keys = explained.map(({ reason: _, ...change }) => JSON.stringify(change));
  expect(new Set(keys).size).toBe(keys.length);
});
