import { asMarkdown, asText, withReports } from './tables';

const report = {
  title: 'Slow',
  head: ['target', 'ready'],
  rows: [
    ['ours', '900 ms'],
    ['theirs', '1260 ms'],
  ],
};

it('aligns a table for the terminal', () => {
  expect(asText(report)).toBe(['Slow', 'target    ready', 'ours     900 ms', 'theirs  1260 ms'].join('\n'));
});

it('formats a Markdown table', () => {
  expect(asMarkdown(report, 'a phone')).toBe(
    [
      '### Slow',
      '',
      'Measured on a phone.',
      '',
      '| target | ready |',
      '| --- | ---: |',
      '| ours | 900 ms |',
      '| theirs | 1260 ms |',
    ].join('\n'),
  );
});

it('puts the note at the end', () => {
  expect(asText({ ...report, note: 'Noise' })).toMatch(/1260 ms\nNoise$/);
  expect(asMarkdown({ ...report, note: 'Noise' }, 'a phone')).toMatch(/\|\n\nNoise$/);
});

describe('withReports', () => {
  const page = 'Before\n<!-- bench -->\nold\n<!-- /bench -->\nafter';

  it('replaces the text between the markers, repeatedly with the same result', () => {
    const once = withReports(page, 'bench', ['### Slow: 9 rounds\n\nnew']);
    expect(once).toBe('Before\n<!-- bench -->\n\n### Slow: 9 rounds\n\nnew\n\n<!-- /bench -->\nafter');
    expect(withReports(once, 'bench', ['### Slow: 9 rounds\n\nnew'])).toBe(once);
  });

  it('replaces a report with the same name at its place, and keeps the others', () => {
    const first = withReports(page, 'bench', ['### Slow: 4 rounds\n\nold', '### Fast\n\nold']);
    expect(withReports(first, 'bench', ['### Slow: 9 rounds\n\nnew', '### New\n\nnew'])).toBe(
      withReports(page, 'bench', ['### Slow: 9 rounds\n\nnew', '### Fast\n\nold', '### New\n\nnew']),
    );
  });

  it('throws for a page without markers', () => {
    expect(() => withReports('nothing', 'bench', [])).toThrow('<!-- bench -->');
  });
});
