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

it('writes a table of Markdown', () => {
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

it('ends with the note', () => {
  expect(asText({ ...report, note: 'Noise' })).toMatch(/1260 ms\nNoise$/);
  expect(asMarkdown({ ...report, note: 'Noise' })).toMatch(/\|\n\nNoise$/);
});

describe('withResults', () => {
  const page = 'Before\n<!-- bench -->\nold\n<!-- /bench -->\nafter';

  it('replaces what stands between the markers, however often', () => {
    const once = withResults(page, 'bench', 'new');
    expect(once).toBe('Before\n<!-- bench -->\n\nnew\n\n<!-- /bench -->\nafter');
    expect(withResults(once, 'bench', 'new')).toBe(once);
  });

  it('refuses a page without markers', () => {
    expect(() => withResults('nothing', 'bench', 'new')).toThrow('<!-- bench -->');
  });
});
