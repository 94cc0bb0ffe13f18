import { exampleDocuments, fencesOf } from '@paywidget/shared/tools/fences';
import { directivesOf, parseNginx } from './nginxFile';

const headers = fencesOf('docs/guides/policies.md')
  .filter(({ language }) => language === 'text')
  .map(({ code }) => code.trim());
const servers = exampleDocuments
  .flatMap((file) => fencesOf(file))
  .filter(({ language }) => language === 'nginx');

describe('docs/guides/policies.md', () => {
  it('has complete headers, each on one line', () => {
    expect(headers).toHaveLength(4);
    for (const header of headers) expect(header).toMatch(/^[A-Z][\w-]+: [^\n]+[^;\n]$/);
  });

  it('has one nginx example, which sends the headers of the page', () => {
    expect(servers).toHaveLength(1);
    const sent = directivesOf('add_header', parseNginx(servers[0]?.code ?? '')).map(
      ({ values: [name, value] }) => `${name}: ${value}`,
    );
    expect(sent).toContain(headers[0]);
    expect(sent).toContain(headers[2]);
  });
});
