import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { test as base, expect, followToProvider } from '../fixtures/test';
import { expectAccessible } from '../pages/accessibility';
import { CompletePage } from '../pages/CompletePage';
import { DepositFormPage } from '../pages/DepositFormPage';
import { EmbedPage } from '../pages/EmbedPage';
import { ListPage } from '../pages/ListPage';

const optionsFor = ({ user }: { user: unknown }, more = {}) => ({
  user,
  payload: { transport: 'http' },
  ...more,
});

const test = base.extend<{ shop: EmbedPage }>({
  shop: async ({ page }, use) => {
    const shop = new EmbedPage(page);
    await shop.visit();
    await shop.loadScript();
    await use(shop);
  },
});

/** The page's box of an element, in px from the top of the visible part. */
const boxOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom, height } = element.getBoundingClientRect();
    return { top, bottom, height, inner: window.innerHeight };
  });

/** Loaders of earlier versions, to which hosts may have pinned their pages. */
const loaders = join(import.meta.dirname, '../fixtures/loaders');

for (const file of readdirSync(loaders)) {
  test(`the loader of an earlier version, ${file}, opens the current widget and pays`, async ({
    operator,
    page,
  }) => {
    await page.route('**/paywidget/embed.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', path: join(loaders, file) }),
    );
    await page.clock.install();
    const shop = new EmbedPage(page);
    await shop.visit();
    await shop.loadScript();
    const player = await operator.signUp();
    const widget = await shop.open('one', optionsFor(player));
    const form = new DepositFormPage(widget);
    await new ListPage(widget).choose('mifinity');
    await shop.update('one', { theme: 'dark' });
    await expect(widget.container).toHaveAttribute('data-theme', 'dark');
    await form.enter('25');
    const provider = await followToProvider(page, () => form.submit.click());
    await provider.decide('approve');
    await provider.expectClosed();
    // The host's page passes no pushes on, so the widget asks.
    await player.hurry();
    await page.clock.fastForward(5_000);
    await new CompletePage(widget).expectStatus('processed');
    await player.expectCreditedOnce('25');
    await shop.send('one', 'close');
    await shop.expectMessage('one', 'Close');
    await expect(shop.frame('one')).toHaveCount(0);
  });
}

test.describe('a preloaded widget', () => {
  test('shows its list without a further page, script or call', async ({ shop, operator, page }) => {
    const options = optionsFor(await operator.signUp());
    await shop.preload(options);
    const requests: string[] = [];
    page.on('request', (request) => {
      // Pictures wait until they are in sight.
      if (!request.url().endsWith('.svg')) requests.push(request.url());
    });
    const list = new ListPage(await shop.open('one', options));
    await list.expectShown();
    expect(requests).toEqual([]);
    await shop.expectNoViolations();
  });

  test('shows an error if a reload of its frame fails', async ({ shop, operator, page }) => {
    const options = optionsFor(await operator.signUp());
    await shop.preload(options);
    await page.clock.install();
    await new ListPage(await shop.open('one', options)).expectShown();
    await shop.expectFailedReloadShown('one');
  });

  test('loads on the first hover of its trigger, and is the frame that opens and pays', async ({
    shop,
    operator,
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.evaluate(() => document.querySelector('h1')?.setAttribute('id', 'cashier-button'));
    await page.evaluate(() => {
      const { Paywidget } = window as unknown as { Paywidget: { preload(options: object): void } };
      Paywidget.preload({ trigger: '#cashier-button', theme: 'dark' });
    });
    await expect.poll(() => page.evaluate(() => 'PaywidgetMore' in window)).toBe(true);
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.locator('#cashier-button').hover();
    await shop.expectPreloaded();
    await expect(page.locator('iframe')).not.toBeVisible();
    // It knows nothing of the player yet.
    expect(requests.filter((url) => url.includes('/api/'))).toEqual([]);

    await page.clock.install();
    const player = await operator.signUp();
    const widget = await shop.open('one', optionsFor(player, { theme: 'dark' }));
    const list = new ListPage(widget);
    const form = new DepositFormPage(widget);
    expect(requests.filter((url) => url.includes('/paywidget/?'))).toHaveLength(1);
    await expect(page.locator('iframe')).toHaveCount(1);
    expect(await shop.frame('one').getAttribute('name')).toBe('paywidget-1');
    await list.choose('mifinity');
    await form.enter('25');
    const provider = await followToProvider(page, () => form.submit.click());
    await provider.decide('approve');
    await provider.expectClosed();
    // The host's page passes no pushes on, so the widget asks.
    await player.hurry();
    await page.clock.fastForward(5_000);
    await new CompletePage(widget).expectStatus('processed');
    await player.expectCreditedOnce('25');
    await shop.expectNoViolations();
  });

  test('of a player is not shown to another one', async ({ shop, operator, page }) => {
    await shop.preload(optionsFor(await operator.signUp()));
    const other = await operator.signUp({ country: 'br', currency: 'BRL' });
    await page.evaluate(() => document.querySelector('iframe')?.setAttribute('data-old', ''));
    const list = new ListPage(await shop.open('one', optionsFor(other)));
    await list.method('pix').waitFor();
    await expect(page.locator('iframe')).toHaveCount(1);
    await expect(page.locator('iframe[data-old]')).toHaveCount(0);
  });

  test('is replaced by a new frame if it does not fit what opens', async ({ shop, operator, page }) => {
    await shop.preload();
    const widget = await shop.open('one', optionsFor(await operator.signUp(), { transaction: 'withdrawal' }));
    await widget.expectScreen('withdrawal.list');
    await expect(page.locator('iframe')).toHaveCount(1);
    expect(await shop.frame('one').getAttribute('name')).toBe('paywidget-1');
  });

  test('leaves its files in the cache of a browser that cannot move a frame', async ({
    shop,
    operator,
    page,
  }) => {
    await page.evaluate(() => Reflect.deleteProperty(Element.prototype, 'moveBefore'));
    await shop.preload();
    const list = new ListPage(await shop.open('one', optionsFor(await operator.signUp())));
    await list.expectShown();
    await expect(page.locator('iframe')).toHaveCount(1);
    expect(await shop.frame('one').getAttribute('name')).toBe('paywidget-1');
  });
});

test.describe('a frame as high as its content', () => {
  test('@phone has no scroller in it, keeps the button in sight, and starts each screen at its top', async ({
    shop,
    operator,
    page,
  }) => {
    const widget = await shop.open('one', optionsFor(await operator.signUp(), { height: 'content' }));
    const list = new ListPage(widget);
    const form = new DepositFormPage(widget);
    await list.expectShown();
    const inner = () =>
      widget.locator('[data-screen-content]').evaluate((content) => {
        const scroller = content.parentElement as HTMLElement;
        return scroller.scrollHeight - scroller.clientHeight;
      });
    await expect.poll(inner).toBe(0);
    await expect.poll(async () => (await boxOf(page, '#one iframe')).height).not.toBe(589);

    // The page is the only one that scrolls, and the next screen begins in sight.
    await page.mouse.move(200, 400);
    await list.method('mifinity').scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo(0, 500));
    await list.choose('mifinity');
    await expect.poll(inner).toBe(0);
    await expect.poll(async () => (await boxOf(page, '#one iframe')).top).toBeGreaterThanOrEqual(-1);

    // A window that is lower than the form, as with an on-screen keyboard.
    const size = page.viewportSize() ?? { width: 390, height: 844 };
    await page.setViewportSize({ width: size.width, height: 420 });
    await page.evaluate(() => window.scrollTo(0, 0));
    const submit = async () => {
      const box = await form.submit.boundingBox();
      return { top: box?.y ?? -1, bottom: (box?.y ?? 0) + (box?.height ?? 0) };
    };
    await expect.poll(async () => (await submit()).bottom).toBeLessThanOrEqual(420);
    await expect.poll(async () => (await submit()).bottom).toBeGreaterThan(340);
    // At the end of the frame it is where it belongs, above what follows on the page.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect
      .poll(async () => (await boxOf(page, '#one iframe')).bottom - (await submit()).bottom)
      .toBeLessThan(40);
    await shop.expectNoViolations();
  });
});

test.describe('a dialog', () => {
  test('@phone keeps the focus, locks the page, closes on Escape and gives the focus back', async ({
    shop,
    operator,
    page,
  }) => {
    await page.locator('footer a').focus();
    const widget = await shop.openDialog(optionsFor(await operator.signUp(), { title: 'Cashier' }));
    const list = new ListPage(widget);
    await list.expectShown();
    const dialog = page.getByRole('dialog', { name: 'Cashier' });
    await expect(dialog).toBeVisible();
    await expect(dialog.locator('iframe')).toBeFocused();
    const box = await dialog.boundingBox();
    const size = page.viewportSize() ?? { width: 0, height: 0 };
    expect(box?.width).toBe(Math.min(size.width, 720));
    // On a phone it fills the screen.
    expect(box?.height).toBe(size.width > 720 ? Math.min(size.height, 720) : size.height);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
    await expectAccessible(page);

    // The focus never reaches the page behind.
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main, footer'))).toBeNull();
    }

    // Escape in a dropdown or a tooltip is theirs.
    await list.choose('mifinity');
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
    await shop.expectMessage('dialog', 'Close');
    await expect(page.locator('footer a')).toBeFocused();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('visible');
    await shop.expectNoViolations();
  });

  test('pays, and is closed by the widget’s own button', async ({ shop, operator, page }) => {
    await page.clock.install();
    const player = await operator.signUp();
    const widget = await shop.openDialog(optionsFor(player));
    const form = new DepositFormPage(widget);
    await new ListPage(widget).choose('mifinity');
    await form.enter('25');
    const provider = await followToProvider(page, () => form.submit.click());
    await provider.decide('approve');
    await provider.expectClosed();
    // The host's page passes no pushes on, so the widget asks.
    await player.hurry();
    await page.clock.fastForward(5_000);
    await new CompletePage(widget).expectStatus('processed');
    await player.expectCreditedOnce('25');
    await widget.close();
    await expect(page.locator('dialog')).toHaveCount(0);
  });

  test('that does not load shows so, and has a close button until the widget shows', async ({
    shop,
    operator,
    page,
  }) => {
    await page.clock.install();
    const { user } = await operator.signUp();
    const options = optionsFor({ user: { ...(user as object), locale: 'de' } });
    const open = () => shop.openUnreachable(() => shop.openDialog(options));
    const widget = await open();
    const dialog = page.locator('dialog');
    const close = dialog.getByRole('button', { name: 'Schließen' });
    await page.clock.fastForward(10_000);
    await expect(dialog.getByRole('alert')).toBeVisible();
    const box = await close.boundingBox();
    expect([box?.width, box?.height]).toEqual([44, 44]);
    await expectAccessible(page);
    await close.click();
    await expect(dialog).toHaveCount(0);
    await shop.expectMessage('dialog', 'Close');

    await open();
    await page.clock.fastForward(10_000);
    await expect(dialog.getByRole('alert')).toBeVisible();
    await dialog.locator('[data-action="refresh"]').click();
    await new ListPage(widget).expectShown();
    await expect(close).toHaveCount(0);
  });

  test('that does not load closes on Escape', async ({ shop, operator, page }) => {
    await page.clock.install();
    const player = await operator.signUp();
    await shop.openUnreachable(() => shop.openDialog(optionsFor(player)));
    await page.clock.fastForward(10_000);
    await expect(page.locator('dialog [role="alert"]')).toBeVisible();
    await page.locator('dialog [data-action="refresh"]').focus();
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
    await shop.expectMessage('dialog', 'Close');
  });
});
