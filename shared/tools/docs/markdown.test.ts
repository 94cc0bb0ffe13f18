import { linksOf, relativeAddress } from './addresses';
import { renderMarkdown } from './markdown';

const files = new Set([
  'docs/README.md',
  'docs/guides/events.md',
  'docs/rules/README.md',
  'docs/rules/wire.md',
  'docs/nginx.conf',
]);
const render = (source: string, file = 'docs/guides/events.md', code?: string) =>
  renderMarkdown(source, linksOf(file, files, code));

describe('a page of the documents', () => {
  it('has the title, and sections with GitHub’s anchors and plain text', () => {
    const { title, sections } = render(
      '# Events\n\nFirst.\n\n## Credit only on the server’s notice\n\nA `code` and *more*.',
    );
    expect(title).toBe('Events');
    expect(sections).toMatchObject([
      { heading: 'Events', level: 1, anchor: 'events', text: expect.stringContaining('First.') },
      {
        level: 2,
        anchor: 'credit-only-on-the-servers-notice',
        text: expect.stringContaining('A code and more.'),
      },
    ]);
  });

  it.each([
    ['[a](../README.md)', '<a href="../">a</a>'],
    ['[a](../../docs/rules/wire.md#endpoints)', '<a href="../rules/wire/#endpoints">a</a>'],
    ['[a](../rules)', '<a href="../rules/">a</a>'],
    ['[a](../nginx.conf)', '<a href="../nginx.conf">a</a>'],
    ['[a](#here)', '<a href="#here">a</a>'],
    ['[a](https://example.com/)', '<a href="https://example.com/">a</a>'],
    ['[a](../../shared/locales/en.json)', '<span>a</span>'],
  ])('leads %s to the site, or makes it plain text: %s', (source, html) => {
    expect(render(source).html).toBe(`<p>${html}</p>\n`);
  });

  it('leads links to code to the repository, if its address is known', () => {
    const { html } = render(
      '[a](../../shared/locales/en.json)',
      'docs/guides/events.md',
      'https://git.example/main/',
    );
    expect(html).toContain('href="https://git.example/main/shared/locales/en.json"');
  });

  it('has no inline styles, and can be scrolled by keyboard where it is wide', () => {
    const { html } = render('| a |\n| ---: |\n| 1 |\n\n```ts\nconst a = 1;\n```');
    expect(html).not.toContain('style=');
    expect(html).toContain('<td class="align-right">');
    expect(html.match(/tabindex="0"/g)).toHaveLength(2);
    expect(html).toContain('<span class="hljs-keyword">const</span>');
  });

  it('shows a checklist with boxes', () => {
    expect(render('- [ ] Try it').html).toContain('<li class="task">Try it</li>');
  });
});

it.each([
  ['', 'events/', 'events/'],
  ['events/', '', '../'],
  ['events/', 'events/', './'],
  ['rules/wire/', 'LICENSE.txt', '../../LICENSE.txt'],
])('the path from %j to %j is %j', (from, to, path) => {
  expect(relativeAddress(from, to)).toBe(path);
});
