import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { expectAccessible } from '../pages/accessibility';

/** A start page, a long one, one with wide tables, one with examples, one of a list. */
const addresses = ['', 'embedding/', 'performance/', 'quickstart/', 'rules/wire/', 'decisions/'];

async function open(page: Page, address: string): Promise<string[]> {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text());
  });
  await page.goto(`/docs/${address}`);
  return refused;
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`@phone the pages of the documents are accessible and fit, with a strict policy: ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    for (const address of addresses) {
      const refused = await open(page, address);
      await expectAccessible(page);
      for (const width of [320, page.viewportSize()?.width ?? 320]) {
        await page.setViewportSize({ width, height: 700 });
        expect([address, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([
          address,
          width,
        ]);
      }
      expect(refused).toEqual([]);
    }
  });

test('@phone a reader searches the documents and opens the right section', async ({ page }) => {
  await open(page, 'rules/wire/');
  const search = page.getByRole('searchbox', { name: 'Search the documents' });
  await search.fill('credit server notice');
  const results = page.getByRole('region', { name: 'Search results' });
  await expect(results.getByRole('status')).toHaveText(/^Results: \d+$/);
  await expectAccessible(page);
  await search.press('Enter');
  await expect(page).toHaveURL(/\/docs\/events\/#credit-only-on-the-servers-notice$/);
  await expect(page.getByRole('heading', { name: 'Credit only on the server' })).toBeInViewport();

  await search.fill('token expired');
  await expect(results.getByRole('link', { name: 'Renew the token' })).toBeVisible();

  await search.fill('zzzqqq');
  await expect(results.getByRole('status')).toHaveText('Nothing found for “zzzqqq”');
  await search.press('Escape');
  await expect(results).toBeHidden();
});

test('@phone a reader copies an example', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'quickstart/');
  const button = page.locator('.example', { hasText: 'npm start' }).first().getByRole('button');
  await button.click();
  await expect(button).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('npm start\n');
});

test('the documents need no JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/docs/');
  await expect(page.getByRole('search')).toBeHidden();
  await page.getByRole('navigation').getByRole('link', { name: 'Going live' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Going live' })).toBeVisible();
  await context.close();
});

test('@phone the first key press offers the way to the content', async ({ page }) => {
  await open(page, 'events/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
