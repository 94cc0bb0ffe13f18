import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

const declaration = /interface AnalyticsEvents \{([\s\S]*?)\n\}/.exec(
  readFileSync(join(__dirname, 'analytics.ts'), 'utf8'),
);
const events = namesIn(declaration?.[1] ?? '', /^ {2}(\w+):/gm);

const sources = readdirSync(root)
  .filter((name) => /^(shell|shared|mf-.+)$/.test(name))
  .flatMap((name) => {
    const folder = join(root, name, 'src');
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8'));
  });

it('finds the declared events', () => expect(events).toContain('deposit_submit'));

it('documents exactly the declared events in docs/guides/analytics.md', () => {
  const page = readFileSync(join(root, 'docs/guides/analytics.md'), 'utf8');
  expect(namesIn(page, /^\| `(\w+)` \|/gm).sort()).toEqual([...events].sort());
});

it('sends each declared event somewhere in the sources', () => {
  const sent = new Set(
    sources.flatMap((source) => namesIn(source, /(?:\.track|useSubmitMetric)\(\s*'(\w+)'/g)),
  );
  const transactions = ['deposit', 'withdrawal'];
  const ends = sources.flatMap((source) => namesIn(source, /\.track\(\s*`\$\{transaction\}(_\w+)`/g));
  for (const end of ends) for (const transaction of transactions) sent.add(transaction + end);
  expect(events.filter((event) => !sent.has(event))).toEqual([]);
});
