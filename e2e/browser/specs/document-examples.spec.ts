import { exampleDocuments, type Fence, fencesOf } from '@paywidget/shared/tools/fences';
import { type DocumentSite, type HostFiles, documentTest as test } from '../fixtures/documentSite';
import { expect } from '../fixtures/test';
import { ListPage } from '../pages/ListPage';
import type { Operator } from '../pages/Operator';
import { Widget } from '../pages/Widget';

const isRun = ({ isNotRun }: Fence) => !isNotRun;
const examples = exampleDocuments.flatMap((file) => fencesOf(file).filter(isRun));
const pages = examples.filter(({ language }) => language === 'html');
const quickStart = pages.find(({ file }) => file === 'docs/guides/quickstart.md');

/** The script of an example, which begins with its name. The parts of a page that name none get `cashier.js`. */
function scriptOf({ file, line, code }: Fence): { name: string; code: string } {
  const [, name = 'cashier.js'] = /src="(\w+\.js)"/.exec(code) ?? [];
  const script = examples.find((one) => one.file === file && one.code.startsWith(`// ${name}`));
  if (!script) throw new Error(`${file}:${line} has no script ${name}`);
  return { name, code: script.code };
}

/**
 * The files of an example. A part of a page gets the rest of the page. `host.js` has the values that a host's code gives to
 * the script.
 */
async function filesOf(example: Fence, site: DocumentSite, operator: Operator): Promise<HostFiles> {
  const { token } = await operator.signUp({ country: 'gb', currency: 'GBP' });
  const code = site.localize(example.code);
  const place = code.includes('id="cashier"') ? '' : '<div id="cashier"></div>';
  const { name, code: text } = scriptOf(example);
  const script = code.includes(`src="${name}"`) ? '' : `<script src="${name}"></script>`;
  const page = `<!doctype html><html lang="en"><title>Cashier</title><script src="host.js"></script>${place}${code}${script}`;
  return {
    'index.html': code.startsWith('<!doctype html>') ? code : page,
    [name]: site.localize(text),
    'host.js': `const token = '${token}'; const newToken = async () => token;`,
  };
}

for (const example of pages)
  test(`the page of ${example.file}:${example.line} opens the widget`, async ({ page, site, operator }) => {
    await site.openHost(page, await filesOf(example, site, operator));
    await new ListPage(new Widget(page, '#cashier iframe')).expectShown();
  });

test('the quick start pays, as the automatic test of docs/guides/testing.md says', async ({
  page,
  site,
  operator,
}) => {
  const files = await filesOf(quickStart as Fence, site, operator);
  const { code = '' } =
    fencesOf('docs/guides/testing.md').find((one) => one.code.includes('@playwright/test')) ?? {};
  const [, body = ''] = /async \(\{ page \}\) => \{\n([\s\S]*)\n\}\);/.exec(code) ?? [];
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));

  await site.openHost(page, files);
  const run = new Function('page', 'expect', `return (async () => { ${site.localize(body)} })()`);
  await run(page, expect);

  await expect.poll(() => logged.filter((line) => line.endsWith(' processed'))).toHaveLength(1);
});

test('a page with the policy of docs/guides/policies.md shows the widget, and refuses nothing', async ({
  page,
  site,
  operator,
}) => {
  const [header = ''] = fencesOf('docs/guides/policies.md').map(({ code }) => code);
  const [, policy = ''] = /^Content-Security-Policy: (.*)$/m.exec(site.localize(header)) ?? [];
  const example = pages.find(({ file }) => file === 'docs/guides/embedding.md');
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/.test(message.text())) violations.push(message.text());
  });

  await site.openHost(page, await filesOf(example as Fence, site, operator), {
    'Content-Security-Policy': `${policy}; require-trusted-types-for 'script'`,
  });
  await new ListPage(new Widget(page, '#cashier iframe')).expectShown();

  expect(policy).toContain(`frame-src ${site.url}`);
  expect(violations).toEqual([]);
});
