import type { JSONReport } from '@playwright/test/reporter';
import { outcomesIn, tableOf, withBlock } from './report';

const spec = (title: string, status: string, description?: string) => ({
  title,
  tests: [{ status, annotations: description === undefined ? [] : [{ type: 'outcome', description }] }],
});

const report = {
  suites: [
    {
      specs: [
        spec('Deposit × Nothing', 'expected', ''),
        spec('Deposit × Answer lost @main', 'expected', 'asked again, told'),
        spec('Withdrawal × Nothing', 'unexpected'),
        spec('Withdrawal × Socket cut', 'expected', 'no socket'),
      ],
    },
  ],
} as unknown as JSONReport;

it('writes what the player saw in each cell, failures, and what a journey cannot meet', () => {
  expect(tableOf(outcomesIn(report)).split('\n')).toEqual([
    '|  | Deposit | Withdrawal |',
    '| --- | --- | --- |',
    '| Nothing | ✓ | **failed** |',
    '| Answer lost | ✓ mr |  |',
    '| Socket cut |  | – |',
  ]);
});

it('replaces one block of the document, and only that', () => {
  const document = '# A\n<!-- one: by hand -->old<!-- /one -->\n<!-- two: x -->\n\nkept\n\n<!-- /two -->\n';
  expect(withBlock(document, 'one', 'new')).toBe(
    '# A\n<!-- one: by hand -->\n\nnew\n\n<!-- /one -->\n<!-- two: x -->\n\nkept\n\n<!-- /two -->\n',
  );
  expect(() => withBlock(document, 'three', 'new')).toThrow('no block three');
});
