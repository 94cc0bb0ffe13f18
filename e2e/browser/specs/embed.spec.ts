import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { test as base, expect } from '../fixtures/test';
import { expectAccessible } from '../pages/accessibility';
import { DepositFormPage } from '../pages/DepositFormPage';
import { EmbedPage } from '../pages/EmbedPage';
import { ListPage } from '../pages/ListPage';
import { Player } from '../pages/Operator';
import { textsOf } from '../pages/texts';

const dist = join(import.meta.dirname, '../../../dist');
const optionsFor = ({ user }: { user: unknown }, more = {}) => ({
  user,
  payload: { transport: 'http' },
  ...more,
});

const test = base.extend<{ shop: EmbedPage }>({
  shop: async ({ page }, use) => {
    const shop = new EmbedPage(page);
    await shop.visit();
    await use(shop);
  },
  widget: async ({ shop }, use) => use(shop.widget('one')),
  openWidget: async ({ operator, shop }, use) =>
    use(async ({ player: known, ...options } = {}) => {
      const player = known instanceof Player ? known : await operator.signUp(known);
      await shop.loadScript();
      await shop.open('one', optionsFor(player, options));
      return player;
    }),
});

test('the loader is at most 4 kB compressed, with all its languages', () => {
  const script = readFileSync(join(dist, 'paywidget/embed.js'));
  const { locales: languages } = JSON.parse(readFileSync(join(dist, 'paywidget/config.json'), 'utf8'));
  expect(brotliCompressSync(script).byteLength).toBeLessThanOrEqual(4_096);
  const [, list = '', texts = ''] = /"((?:[a-z]+ )+[a-z]+)\|([^"]+)"/.exec(script.toString()) ?? [];
  expect(['en', ...list.split(' ')].sort()).toEqual(Object.keys(languages).sort());
  expect(texts.split('|').filter(Boolean)).toHaveLength(2 * list.split(' ').length);
});

test('the package for npm opens the same widget', async ({ shop, operator, page }) => {
  await page.route('**/host/embed-module.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', path: join(dist, 'npm/embed/index.js') }),
  );
  const player = await operator.signUp();
  await page.evaluate(async (options) => {
    const address = '/host/embed-module.js';
    const { open } = await import(address);
    open({ container: '#one', src: '/paywidget/', ...options });
  }, optionsFor(player));
  const list = new ListPage(shop.widget('one'));
  await list.expectShown();
  const manifest = JSON.parse(readFileSync(join(dist, 'npm/embed/package.json'), 'utf8'));
  expect(manifest).toMatchObject({ name: '@paywidget/embed', version: '1.0.535' });
});

test('a widget opened before the script has loaded is opened afterwards', async ({ shop, operator }) => {
  const list = new ListPage(await shop.open('one', optionsFor(await operator.signUp())));
  await expect(shop.frame('one')).toHaveCount(0);
  await shop.loadScript();
  await list.expectShown();
  await shop.expectNoViolations();
});

test('two widgets on one page have their own players, and one closes without the other', async ({
  shop,
  operator,
}) => {
  await shop.loadScript();
  const dutch = await shop.open('one', optionsFor(await operator.signUp()));
  const indian = await shop.open(
    'two',
    optionsFor(await operator.signUp({ country: 'in', currency: 'INR' }), { transaction: 'withdrawal' }),
  );
  await new ListPage(dutch).expectShown();
  await indian.expectScreen('withdrawal.list');
  expect(await shop.frame('one').getAttribute('name')).toBe('paywidget-1');
  expect(await shop.frame('two').getAttribute('name')).toBe('paywidget-2');

  await shop.update('two', { theme: 'dark' });
  await expect(indian.container).toHaveAttribute('data-theme', 'dark');
  await expect(dutch.container).toHaveAttribute('data-theme', 'light');

  await new ListPage(dutch).choose('mifinity');
  await indian.close();
  await expect(shop.frame('two')).toHaveCount(0);
  await new DepositFormPage(dutch).expectShown();
  expect(await shop.messages('one', 'Close')).toEqual([]);
});

test('a widget that is closed and opened again has the same frame name', async ({ shop, operator, page }) => {
  await shop.loadScript();
  const options = optionsFor(await operator.signUp());
  for (const way of ['unmount', 'close', 'message'] as const) {
    const widget = await shop.open('one', options);
    await new ListPage(widget).expectShown();
    expect(await shop.frame('one').getAttribute('name')).toBe('paywidget-1');
    if (way === 'unmount') await shop.unmount('one');
    if (way === 'close') await widget.close();
    if (way === 'message') await shop.send('one', 'close');
    await expect(page.locator('#one > *')).toHaveCount(0);
  }
});

test('only messages from the widget’s own frame and origin are accepted', async ({
  openList,
  shop,
  operator,
  page,
}) => {
  await openList();
  await shop.open('two', optionsFor(await operator.signUp()));
  await page.evaluate(() => {
    const text = JSON.stringify({ messageType: 'Close' });
    window.postMessage(text, location.origin);
    const other = document.createElement('iframe');
    other.src = '/host/favicon.svg';
    other.onload = () =>
      other.contentWindow?.setTimeout(() => other.contentWindow?.parent.postMessage(text, '*'));
    document.body.append(other);
  });
  await shop.expectMessage('two', 'Loaded');
  await expect(shop.frame('one')).toBeVisible();
  expect(await shop.messages('one', 'Close')).toEqual([]);
});

test('a frame that fails to load shows an error, and a retry loads it in a new frame', async ({
  shop,
  operator,
  page,
}) => {
  await page.clock.install();
  await shop.loadScript();
  const player = await operator.signUp({ lang: 'ar' });
  const widget = await shop.openUnreachable(() => shop.open('one', optionsFor(player, { theme: 'dark' })));
  await page.clock.fastForward(10_000);
  const failure = page.locator('#one [role="alert"]');
  await expect(failure).toContainText(textsOf('ar')['start.failed.title'] ?? '');
  await expect(failure).toHaveCSS('direction', 'rtl');
  await expect(failure).toHaveCSS('background-color', 'rgb(13, 18, 27)');
  await expectAccessible(page);
  await shop.expectMessage('one', 'Error', { code: 'frame.silent' });

  const retry = failure.locator('[data-action="refresh"]');
  expect((await retry.boundingBox())?.height, 'easy to hit').toBeGreaterThanOrEqual(44);
  await retry.press('Enter');
  await new ListPage(widget).expectShown();
  await expect(page.locator('#one > *')).toHaveCount(1);
  await expect(shop.frame('one'), 'the focus moves into the widget').toBeFocused();
  await shop.expectNoViolations();
});

test('a reload of the frame that fails shows an error too', async ({ openList, shop, page }) => {
  await page.clock.install();
  await openList();
  await shop.expectFailedReloadShown('one');
});

test.describe('messages from the host', () => {
  test('back, swipe-back and close are followed, and unknown messages ignored', async ({
    openWidget,
    shop,
    page,
    list,
  }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await openWidget();
    for (const type of ['back', 'swipe-back']) {
      await list.choose('mifinity');
      await shop.send('one', type);
      await list.expectShown();
    }
    await shop.send('one', 'dance', { with: 'me' });
    await shop.send('one', 'update', { theme: 'purple' });
    await expect.poll(() => logged.join('\n')).toContain('Unknown message type dance');
    await expect.poll(() => logged.join('\n')).toContain('The message update is broken');
    await list.expectShown();
    expect(await shop.messages('one', 'Close')).toEqual([]);

    await list.choose('mifinity');
    await shop.send('one', 'close');
    await shop.expectMessage('one', 'Close');
    await expect(shop.frame('one')).toHaveCount(0);
  });

  test('swipe-back on the first screen closes the widget', async ({ openList, shop }) => {
    await openList();
    await shop.send('one', 'swipe-back');
    await shop.expectMessage('one', 'Close');
  });
});
