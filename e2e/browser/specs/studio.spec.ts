import { test as base, expect } from '../fixtures/test';
import { DepositFormPage } from '../pages/DepositFormPage';
import { ListPage } from '../pages/ListPage';
import { StudioPage } from '../pages/StudioPage';

const test = base.extend<{ studio: StudioPage }>({
  studio: async ({ page }, use) => use(new StudioPage(page)),
});

test('the studio opens the widget, shows its messages, and the ledger of a deposit', async ({ studio }) => {
  await studio.open();
  const list = new ListPage(studio.widget);
  await list.choose('pix_qr');
  await new DepositFormPage(studio.widget).pay('50.10', { cpf: '529.982.247-25' });
  await expect(studio.widget.locator('[data-status]')).toHaveAttribute('data-status', 'processed');

  const messages = await studio.show('Messages');
  await messages.getByRole('searchbox').fill('DepositStatus');
  await messages.getByText('DepositStatus', { exact: true }).first().click();
  await expect(messages.getByText('"status": "processed"')).toBeVisible();
  await studio.expectAccessible();

  const ledger = await studio.show('Ledger');
  await expect(ledger.getByText('no payment was made twice')).toBeVisible();
  await expect(ledger.getByRole('listitem').filter({ hasText: 'pix_qr' })).toContainText('PAYED');
  await expect(ledger.getByRole('cell', { name: '50.1 BRL', exact: true })).toBeVisible();
  await studio.expectAccessible();
});

for (const [title, story] of [
  ['Lose the answer', 'It asks the server instead of sending it again'],
  ['Decline it', 'no money was taken'],
  ['Slow the network', 'One call, one deposit'],
  ['Kill a flow', 'The server is back'],
] as const) {
  test(`one press on “${title}” breaks a deposit, which ends credited once`, async ({ studio }) => {
    await studio.open('?tab=break');
    await new ListPage(studio.widget).expectShown();
    await studio.panel.getByRole('button', { name: title }).click();
    const steps = studio.panel.getByRole('list', { name: 'What happened' });
    await expect(steps.getByText('Credited once')).toBeVisible({ timeout: 30_000 });
    await expect(steps.getByText(story)).toBeVisible();
    await studio.expectAccessible();
  });
}

test('the address of a state shows it in its language and theme, and arrows go to the next', async ({
  studio,
}) => {
  await studio.open('?tab=states&route=deposit.redirect&state=an+unknown+outcome&lang=ar&theme=dark');
  await studio.expectState('deposit.redirect');
  await expect(studio.state.container).toHaveAttribute('data-theme', 'dark');
  await expect(studio.state.container).toHaveAttribute('dir', 'rtl');
  await expect(studio.state.action('refresh')).toBeVisible();
  await studio.expectAccessible();

  await studio.panel.getByRole('searchbox').fill('deposit.complete mistaked');
  await studio.panel.getByRole('radio', { name: 'mistaked' }).first().press('Space');
  await studio.expectState('deposit.complete');
  await expect(studio.state.locator('[data-status="mistaked"]')).toBeVisible();
  await studio.expectAddress({ route: 'deposit.complete', state: 'mistaked' });
});

test('the code of each way says what is shown, and can be copied', async ({ studio, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await studio.open('?country=ae&currency=AED&lang=ar&transaction=withdrawal');
  await studio.expectAccessible();
  // When the player is signed in, the studio makes the code and its buttons again, and opens the widget.
  await expect(page.locator('#widget iframe')).toBeAttached();
  for (const way of await studio.panel.getByRole('radio').all()) {
    await way.press('Space');
    await expect(way).toBeChecked();
    await studio.panel.getByRole('button', { name: 'Copy' }).last().click();
    await expect(studio.panel.getByRole('button', { name: 'Copied' })).toBeVisible();
    const code = await studio.panel.locator('pre').last().textContent();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
    expect(code).toContain('AE');
  }
});

test('a preset changes the widget that is open, and its address brings the theme back', async ({
  studio,
  page,
}) => {
  const accent = () =>
    studio.widget.container.evaluate((root) => getComputedStyle(root).getPropertyValue('--pw-accent'));
  await studio.open('?tab=theming&theme=dark');
  await new ListPage(studio.widget).expectShown();
  const before = await accent();
  await studio.panel.getByRole('radio', { name: 'Felt' }).press('Space');
  await expect.poll(accent).toBe('#f2c14e');
  await expect(studio.panel.getByText('pairs have enough contrast in dark mode')).toBeVisible();
  await studio.expectAccessible();

  await studio.panel.getByRole('textbox', { name: '--pw-text', exact: true }).fill('#333333');
  await page.keyboard.press('Tab');
  await expect(studio.panel.getByText('pairs have too little contrast in dark mode')).toBeVisible();
  await page.reload();
  await new ListPage(studio.widget).expectShown();
  expect(await accent()).toBe('#f2c14e');
  await expect(studio.panel.getByRole('textbox', { name: '--pw-text', exact: true })).toHaveValue('#333333');

  await studio.panel.getByRole('button', { name: 'Reset', exact: true }).first().click();
  await expect.poll(accent).toBe(before);
});

test('the keyboard goes through the tabs, and the address keeps the one that is shown', async ({
  studio,
  page,
}) => {
  await studio.open();
  await studio.tab('Code').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(studio.tab('States')).toBeFocused();
  await expect(studio.tab('States')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(studio.tab('Theme')).toBeFocused();
  await studio.expectAddress({ tab: 'theming' });
  await page.reload();
  await expect(studio.tab('Theme')).toHaveAttribute('aria-selected', 'true');
});

test('without a sandbox, the studio shows the widget’s screens and says what needs one', async ({
  studio,
  page,
}) => {
  await page.route('**/sandbox/**', (route) => route.fulfill({ status: 404, body: '' }));
  await studio.open('?tab=ledger');
  await studio.expectState('deposit.list');
  await expect(studio.panel.getByText('npm start')).toBeVisible();
  await studio.show('Break it');
  await expect(studio.panel.getByText('npm start')).toBeVisible();
  await expect(studio.panel.getByRole('button')).toHaveCount(0);
  await studio.expectAccessible();
});
