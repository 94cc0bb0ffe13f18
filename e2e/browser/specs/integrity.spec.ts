import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Frame, Page } from '@playwright/test';
import { expect, russian, test } from '../fixtures/test';
import type { HostPage } from '../pages/HostPage';
import { text, textsOf } from '../pages/texts';

const root = join(import.meta.dirname, '../../../dist/paywidget');
const read = (file: string) => readFileSync(join(root, file));
const json = (file: string) => JSON.parse(read(file).toString());
const hashOf = (file: string) => `sha256-${createHash('sha256').update(read(file)).digest('base64')}`;
const filesBelow = (folder: string) =>
  (readdirSync(join(root, folder), { recursive: true }) as string[]).map((file) => `${folder}/${file}`);

/** The hashes in a page, by the path of the file. */
function pageHashes(page: string): [string, string][] {
  const tags = read(page)
    .toString()
    .matchAll(/(?:src|href)="\/paywidget\/([^"]+)"[^>]*? integrity="([^"]+)"/g);
  return [...tags].map(([, file = '', hash = '']) => [file, hash]);
}

/** The hashes in a build's table. The build's entry contains the hash of the table. */
function tableHashes(table: string, files: readonly string[]): [string, string][] {
  const folder = table.slice(0, table.lastIndexOf('/') + 1);
  const name = table.slice(folder.length);
  const entry = files.find(
    (file) => file.startsWith(folder) && file.endsWith('.js') && read(file).includes(name),
  );
  const [, hash = ''] =
    new RegExp(`${name}"?,"?integrity"?:"([^"]+)"`).exec(read(entry ?? 'embed.js').toString()) ?? [];
  const own = Object.entries<string>(json(table)).map(([file, one]): [string, string] => [
    folder + file,
    one,
  ]);
  return [[table, hash], ...own];
}

test('each script, style sheet and language of the deployment is covered by a hash, and each hash is right', () => {
  const files = filesBelow('static').filter(
    (file) => /\.(js|css)$/.test(file) || /\/(locales|integrity)\b.*\.json$/.test(file),
  );
  const { remotes } = json('config.json');
  const locales = Object.entries<string>(json('config.json').locales).flatMap(([language, hash]) => {
    const first = `${language}.${hash}`;
    const { parts } = json(`static/locales/${first}.json`);
    const others = Object.entries<string>(parts).map(([part, own]) => `${language}.${part}.${own}`);
    return [first, ...others].map((name): [string, string] => [
      `static/locales/${name}.json`,
      `sha256-${Buffer.from(name.split('.').at(-1) ?? '', 'hex').toString('base64')}`,
    ]);
  });
  const entries = files
    .filter((file) => /remoteEntry\..*\.js$/.test(file) && !file.includes('/package/'))
    .map((file): [string, string] => [file, remotes[file.split('/')[1] ?? ''].integrity]);
  const { path, name, integrity } = json('mf-manifest.json').metaData.remoteEntry;
  const known = new Map([
    ...pageHashes('index.html'),
    ...pageHashes('captcha.html'),
    ...locales,
    ...entries,
    [path + name, integrity] as [string, string],
    ...files
      .filter((file) => /integrity\.\w+\.json$/.test(file))
      .flatMap((table) => tableHashes(table, files)),
  ]);
  const { version } = json('../../shell/package.json');
  expect(json('embed.integrity.json')[version]).toBe(hashOf(`embed.${version}.js`));
  const loader = read(`embed.${version}.js`).toString();
  expect(loader).toContain(`embed.more.${version}.js ${hashOf(`embed.more.${version}.js`)}`);
  // The built loader and its second file have no hash. Those that are published have.
  const uncovered = files.filter(
    (file) => known.get(file) !== hashOf(file) && !/\/embed(\.more)?\.js$/.test(file),
  );
  expect(uncovered).toEqual([]);
  expect(files.length).toBeGreaterThan(90);
});

test('a host runs the loader of a version only with its hash', async ({ page, openWidget, list }) => {
  const { version } = json('../../shell/package.json');
  const load = (integrity: string) =>
    page.evaluate(
      ([src = '', hash = '']) =>
        new Promise((resolve) => {
          const script = Object.assign(document.createElement('script'), { src, integrity: hash });
          script.onload = () => resolve('ran');
          script.onerror = () => resolve('refused');
          document.head.append(script);
        }),
      [`/paywidget/embed.${version}.js`, integrity],
    );
  await openWidget();
  await list.expectShown();
  expect(await load(json('embed.integrity.json')[version])).toBe('ran');
  expect(await load(hashOf('config.json'))).toBe('refused');
});

/** Changes the files whose URL matches, as someone who controls the server could. */
async function tamper(page: Page, pattern: RegExp): Promise<void> {
  await page.route(pattern, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const changes = { '.js': 'window.isTampered=1;', '.css': 'html{--tampered:1}', '.json': ' ' };
    const [kind] = Object.keys(changes).filter((ending) =>
      new URL(route.request().url()).pathname.endsWith(ending),
    );
    await route.fulfill({ response, body: changes[(kind ?? '.json') as '.js'] + body });
  });
}

/** Waits for an error at the host whose message names the file. */
const expectReported = (host: HostPage, file: RegExp, timeout?: number) =>
  expect
    .poll(async () => (await host.messages('Error')).map(({ message }) => String(message)).join(), {
      timeout,
    })
    .toMatch(file);

interface Case {
  file: RegExp;
  code: string;
  /** The parts of the widget that still work. */
  shows: 'list' | 'start failure' | 'section failure';
}
const page: Readonly<Record<string, Case>> = {
  'the early script': { file: /\/shell\/.*\/early\.\w+\.js/, code: 'file.failed', shows: 'list' },
  'the start script': {
    file: /\/shell\/[^/]*\/shell\.\w+\.js/,
    code: 'start.failed',
    shows: 'start failure',
  },
  'the app script': { file: /\/shell\/[^/]*\/app\.\w+\.js/, code: 'start.failed', shows: 'start failure' },
  'the app’s style sheet': { file: /\/shell\/[^/]*\/app\.\w+\.css/, code: 'file.failed', shows: 'list' },
  'a flow’s entry': {
    file: /\/mf-deposit\/.*\/remoteEntry\.\w+\.js/,
    code: 'remote.failed',
    shows: 'section failure',
  },
  'a flow’s first chunk': {
    file: /\/mf-deposit\/.*\/__federation_expose_routes\.\w+\.js/,
    code: 'remote.failed',
    shows: 'section failure',
  },
};

for (const [name, { file, code, shows }] of Object.entries(page)) {
  test(`a changed byte in ${name} takes no effect and is reported`, async ({
    page,
    openWidget,
    host,
    widget,
    list,
    message,
  }) => {
    await tamper(page, file);
    await openWidget();
    if (shows === 'list') await list.expectShown();
    else if (shows === 'start failure') await message.expectNotStarted();
    else await message.expectSectionFailed();
    await host.expectMessage('Error', { code, message: expect.stringMatching(file) });
    const isTampered = () =>
      'isTampered' in window ||
      getComputedStyle(document.documentElement).getPropertyValue('--tampered') !== '';
    expect(await widget.container.or(widget.locator('#paywidget')).first().evaluate(isTampered)).toBe(false);
  });
}

test('a changed byte in a file of texts takes no effect: the texts are English, and the file is reported', async ({
  page,
  openList,
  host,
}) => {
  const file = /\/locales\/ru\.\w+\.json/;
  await tamper(page, file);
  await openList({ player: { lang: 'ru' } });
  await host.expectMessage('Error', { code: 'file.failed', message: expect.stringMatching(file) });
  await host.expectMessage('Error', { message: 'Locale receiving error ru' });
});

test('a changed byte in the texts of a form takes no effect: they are English, and the file is reported', async ({
  page,
  openForm,
  host,
  form,
  widget,
}) => {
  const file = /\/locales\/ru\.form\.\w+\.json/;
  await tamper(page, file);
  await openForm('mifinity', { player: { lang: 'ru' } });
  await host.expectMessage('Error', { code: 'file.failed', message: expect.stringMatching(file) });
  await expect(widget.title).toBeVisible();
  await form.type('amount', '1');
  await form.submit.click();
  await form.expectError('amount', text('form.amountInput.limit.min'));
  await expect(form.submit).toContainText((textsOf('ru')['deposit.submit'] ?? '').split(' {{')[0] ?? '');
});

test('a changed byte in the captcha’s script takes no effect, and its page is reported', async ({
  page,
  openForm,
  form,
  host,
  complete,
}) => {
  await page.route(/\/shell\/[^/]*\/captcha\.\w+\.js/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: 'top.postMessage("tampered", "*")',
    }),
  );
  await page.clock.install();
  const frames: Frame[] = [];
  page.on('framenavigated', (frame) => /captcha\.html/.test(frame.url()) && frames.push(frame));
  const captcha = { geetest: { id: 'any', scripts: ['/sandbox/captcha/geetest.js'] } };
  await openForm('mifinity', { payload: { captcha } });
  await form.pay('25.16');
  for (const attempt of [1, 2, 3, 4]) {
    await expect.poll(() => frames.length).toBe(attempt);
    await frames.at(-1)?.waitForLoadState();
    // The page is given 2 s after its load. The next attempt begins 1 s later.
    await page.clock.fastForward(2_000);
    await page.clock.fastForward(1_000);
  }
  await expectReported(host, /captcha\.html did not start\. Its script .* not what its integrity says/);
  await complete.expectShown();
});

test('a changed byte in a style sheet of another flow takes no effect and is reported', async ({
  page,
  openList,
  host,
  list,
  message,
  widget,
}) => {
  const file = /\/mf-crypto\/.*\/\w+\.\w+\.css/;
  await tamper(page, file);
  await openList({ player: russian });
  await list.group('crypto').click();
  await message.expectSectionFailed();
  await expectReported(host, file);
  await page.unrouteAll({ behavior: 'wait' });
  await message.refresh.click();
  await expect(widget.screen).toHaveAttribute('data-screen', 'deposit.crypto');
});

/** Files of a form, which load after the first screen. */
const later = {
  'a table of hashes': /\/mf-deposit\/.*\/integrity\.\w+\.json/,
  'a chunk of a form': /\/mf-deposit\/.*\/(?!remoteEntry|__federation)\w+\.\w+\.js/,
  'a unit of the shell': /\/shell\/[^/]*\/(form|deposit)\.\w+\.js/,
  'a style sheet of the shell’s units': /\/shell\/[^/]*\/(form|deposit)\.\w+\.css/,
};

for (const [name, file] of Object.entries(later)) {
  test(`a changed byte in ${name} takes no effect, is reported, and leaves the list working`, async ({
    page,
    openList,
    host,
    widget,
    list,
    form,
    message,
  }) => {
    await tamper(page, file);
    await openList();
    await list.method('mifinity').click();
    await message.expectSectionFailed();
    await expectReported(host, file);
    expect(await widget.container.evaluate(() => 'isTampered' in window)).toBe(false);
    await page.unrouteAll({ behavior: 'wait' });
    await message.refresh.click();
    await expect(form.submit).toBeVisible();
  });
}
