import { asMarkdown, asText, withResults } from './tables';

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
  expect(asMarkdown(report)).toBe(
    [
      '### Slow',
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
  expect(asMarkdown({ ...report, note: 'Noise' })).toMatch(/\|\n\nNoise$/);
});

describe('withResults', () => {
  const page = 'Before\n<!-- bench -->\nold\n<!-- /bench -->\nafter';

  it('replaces the text between the markers, repeatedly with the same result', () => {
    const once = withResults(page, 'bench', 'new');
    expect(once).toBe('Before\n<!-- bench -->\n\nnew\n\n<!-- /bench -->\nafter');
    expect(withResults(once, 'bench', 'new')).toBe(once);
  });

  it('throws for a page without markers', () => {
    expect(() => withResults('nothing', 'bench', 'new')).toThrow('<!-- bench -->');
  });
});
