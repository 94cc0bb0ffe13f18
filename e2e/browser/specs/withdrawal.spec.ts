import { test as base, expect, holdRequests, stopTime } from '../fixtures/test';
import { HostPage } from '../pages/HostPage';
import type { Player } from '../pages/Operator';
import { text, textsOf } from '../pages/texts';
import { WithdrawalPage } from '../pages/WithdrawalPage';

const test = base.extend<{ withdrawal: WithdrawalPage }>({
  withdrawal: async ({ widget }, use) => use(new WithdrawalPage(widget)),
  openForm: async ({ openWidget, withdrawal }, use) =>
    use(async (method, { group, ...options } = {}) => {
      const player = await openWidget(options);
      await withdrawal.open(method, group);
      return player;
    }),
});
test.use({ widgetDefaults: { transaction: 'withdrawal' } });

const create = 'BANKING/withdrawal-create';
/** Has an e-mail field only and pays out 7.50 to 3000 EUR. */
const method = 'mifinity';
const fields = { email: 'ada@mail.example' };

/** The ledger has this one withdrawal, debited once, and it balances. `main` is the balance that remains. */
async function expectWithdrawnOnce(player: Player, amount: string, main: string): Promise<void> {
  await expect.poll(async () => (await player.ledger()).withdrawals.length).toBe(1);
  const report = await player.ledger();
  expect(report.withdrawals[0]?.amount).toBe(amount);
  expect(report).toMatchObject({ isBalanced: true, balances: { main } });
}

for (const view of ['main', 'cryptobalance'] as const) {
  for (const [lang, theme] of [
    ['en', 'light'],
    ['ru', 'dark'],
    ['ar', 'light'],
    ['ar', 'dark'],
  ] as const) {
    test(`@phone a withdrawal is confirmed and paid out: ${view}, ${lang}, ${theme}`, async ({
      openWidget,
      operator,
      host,
      widget,
    }) => {
      const texts = textsOf(lang);
      const pages = new WithdrawalPage(widget, view);
      const player = await openWidget({
        player: { lang, balance: { main: 500 } },
        theme,
        payload: { widgetViewType: view },
      });
      await pages.open(method);
      await expect(widget.container).toHaveAttribute('dir', lang === 'ar' ? 'rtl' : 'ltr');
      await expect(widget.root.getByRole('heading', { level: 1 })).toHaveText(
        texts['withdrawal.amount.v2.title'] ?? '',
      );
      await pages.fill('25.23', fields);
      const rows = await pages.rows();
      expect(rows[texts['withdrawal.confirm.method'] ?? '']).toBe('MiFinity');
      expect(rows[texts['withdrawal.confirm.account'] ?? '']).toBe(texts['withdrawal.account.main.title']);
      expect(Object.values(rows)).toContain(fields.email);

      await pages.confirmButton.click();
      await pages.expectStatus('accepted');
      if (view === 'cryptobalance') await expect(widget.title).toHaveCount(0);
      await expectWithdrawnOnce(player, '25.23', '474.77');
      const [made] = (await player.ledger()).withdrawals;
      await host.expectMessage('WithdrawalStatus', { withdrawalId: made?.id, status: 'accepted' });
      await operator.post(`withdrawals/${made?.id}/settle`, { to: 'PAYED' });
      await pages.expectStatus('processed');
      await host.expectMessage('WithdrawalStatus', { withdrawalId: made?.id, status: 'processed' });
      expect(await host.messages('MissingTranslation')).toEqual([]);
      await pages.press('close');
      await host.expectUnmounted();
    });
  }
}

test('the methods are requested once, while the flow is still loading @package @socket', async ({
  openWidget,
  operator,
  page,
  withdrawal,
}) => {
  const release = await holdRequests(page, /\/mf-withdrawal\/.*\/remoteEntry/);
  const routes = page.waitForRequest(/\/mf-withdrawal\/.*\/__federation_expose_routes/);
  const requests = () => operator.requests('BANKING/methods-withdrawal-v4');
  await openWidget();
  await routes;
  await expect.poll(async () => (await requests()).length).toBe(1);
  release();
  await withdrawal.open(method);
  expect(await requests()).toHaveLength(1);
});

test('a withdrawal can be made by keyboard alone', async ({ openWidget, page, widget, withdrawal }) => {
  const player = await openWidget({ player: { balance: { main: 500 } } });
  await withdrawal.expectScreen('withdrawal.list');
  await withdrawal.entry(method).focus();
  await page.keyboard.press('Enter');
  await expect(withdrawal.amount).toBeEditable();
  await withdrawal.amount.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('25.10');
  await withdrawal.control('email').focus();
  await page.keyboard.type('ada@mail.example');
  await page.keyboard.press('Enter');
  await withdrawal.expectScreen('withdrawal.confirm');
  await expect(widget.root.getByRole('heading', { level: 1 }), 'the new page is announced').toBeFocused();
  await withdrawal.confirmButton.focus();
  await page.keyboard.press('Enter');
  await withdrawal.expectStatus('processed');
  await expectWithdrawnOnce(player, '25.1', '474.9');
});

test('the amount is checked against the limits and the balance, and a chip enters the whole balance', async ({
  openForm,
  withdrawal,
}) => {
  // Without pushes it stays accepted. An amount that ends in .23 would too, but shows no added zero.
  const player = await openForm(method, { player: { balance: { main: 120.5 } }, forwardsPushes: false });
  await withdrawal.type('amount', '7.49');
  await withdrawal.amount.blur();
  await withdrawal.expectError('amount', text('form.amountInput.limit.min'));
  await withdrawal.type('amount', '120.51');
  await withdrawal.amount.blur();
  await withdrawal.expectError('amount', '€120.50');
  await withdrawal.chip('120.5').click();
  await expect(withdrawal.amount).toHaveValue('120.50');
  await withdrawal.type('email', fields.email);
  await withdrawal.submit.click();
  await withdrawal.expectScreen('withdrawal.confirm');
  await withdrawal.confirmButton.click();
  await withdrawal.expectStatus('accepted');
  await expectWithdrawnOnce(player, '120.5', '0');
});

test('a withdrawal from the additional account uses that account’s balance', async ({
  openForm,
  widget,
  withdrawal,
}) => {
  const player = await openForm(method, { player: { balance: { main: 500, additional: 40 } } });
  const additional = withdrawal.field('accountType').getByRole('radio', {
    name: text('withdrawal.account.additional.title'),
  });
  await additional.check();
  await withdrawal.type('amount', '41');
  await withdrawal.amount.blur();
  await withdrawal.expectError('amount', '€40');
  await withdrawal.fill('30.10', fields);
  expect((await withdrawal.rows())[text('withdrawal.confirm.account')]).toBe(
    text('withdrawal.account.additional.title'),
  );
  await widget.expectAccessible();
  await withdrawal.confirmButton.click();
  await withdrawal.expectStatus('processed');
  expect((await player.ledger()).balances).toMatchObject({ main: '500', additional: '9.9' });
});

test('@phone a Nigerian bank is found by its name, and the account holder by the account number', async ({
  openWidget,
  widget,
  withdrawal,
}) => {
  await openWidget({ player: { country: 'ng', currency: 'NGN' } });
  await withdrawal.expectScreen('withdrawal.list');
  await withdrawal.entry('bank_transfer_nigeria').click();
  await withdrawal.expectScreen('withdrawal.nigerian-banks');
  await withdrawal.search.fill('guar');
  await widget.root.getByRole('button', { name: 'Guaranty Trust Bank' }).click();
  await withdrawal.expectScreen('withdrawal.redirect');
  await withdrawal.type('accountNumber', '0001234567');
  await expect(widget.status.filter({ hasText: text('withdrawal.holder.missing.text') })).toBeVisible();
  await withdrawal.type('accountNumber', '0123456789');
  await expect(widget.status.filter({ hasText: text('withdrawal.holder.title') })).toBeVisible();
  await widget.expectAccessible();
  await withdrawal.fill('5000.10', { fullName: 'Ada Obi' });
  const rows = await withdrawal.rows();
  expect(rows).toMatchObject({ Bank: 'Guaranty Trust Bank', 'Account number': '0123456789' });
  expect(rows[text('withdrawal.holder.title')]).toMatch(/\S/);
  await withdrawal.confirmButton.click();
  await withdrawal.expectStatus('processed');
});

test('coins are withdrawn only to an address of their network', async ({ openForm, widget, withdrawal }) => {
  await openForm('usdt', { group: 'crypto', player: { balance: { main: 500 } } });
  await withdrawal.type('cryptoAddress', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6T');
  await withdrawal.control('cryptoAddress').blur();
  await withdrawal.expectError('cryptoAddress', text('withdrawal.address.invalid'));
  await widget.expectAccessible();
  await withdrawal.fill('25.10', { cryptoAddress: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' });
  expect(await withdrawal.rows()).toMatchObject({
    Network: 'TRC-20',
    'Wallet address': 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  });
  await withdrawal.confirmButton.click();
  await withdrawal.expectStatus('processed');
});

test('the confirm page shows the fee', async ({ openWidget, withdrawal }) => {
  await openWidget({ player: { balance: { main: 500 } } });
  await withdrawal.expectScreen('withdrawal.list');
  await withdrawal.entry('card_method').or(withdrawal.entry('visa_mastercard')).first().click();
  if (await withdrawal.entry('visa_mastercard').isVisible())
    await withdrawal.entry('visa_mastercard').click();
  await withdrawal.fill('100', { cardNumber: '4111111111111111', cardHolder: 'ADA OBI' });
  expect(await withdrawal.rows()).toMatchObject({
    Amount: '€100',
    Fee: '€1.50',
    'You receive': '€98.50',
    'Card number': '4111…1111',
  });
});

test('going back from the confirm page keeps the form filled in, and a new balance from the host applies', async ({
  openForm,
  host,
  widget,
  withdrawal,
}) => {
  await openForm(method, { player: { balance: { main: 500 } } });
  await withdrawal.fill('25', fields);
  await widget.back();
  await withdrawal.expectScreen('withdrawal.redirect');
  await expect(withdrawal.amount).toHaveValue('25');
  await expect(withdrawal.control('email')).toHaveValue(fields.email);
  await host.update({ user: { balanceData: { primary: { amount: 20, currency: 'EUR' } } } });
  await withdrawal.submit.click();
  await withdrawal.expectError('amount', '€20');
});

test('@phone a declined withdrawal shows the reason, returns the money and can be changed', async ({
  openForm,
  widget,
  withdrawal,
}) => {
  const player = await openForm(method, { player: { balance: { main: 500 } } });
  await withdrawal.fill('25.11', fields);
  await withdrawal.confirmButton.click();
  await withdrawal.expectStatus('mistaked');
  await expect(widget.screen).toContainText('The receiving bank has closed this account');
  await widget.expectAccessible();
  await expectWithdrawnOnce(player, '25.11', '500');
  await withdrawal.press('back');
  await withdrawal.expectScreen('withdrawal.redirect');
  await expect(withdrawal.amount).toHaveValue('25.11');
  await expect(withdrawal.control('email')).toHaveValue(fields.email);
  await withdrawal.fill('25.10', {});
  await withdrawal.confirmButton.click();
  await withdrawal.expectStatus('processed');
});

test('a rejected withdrawal shows the reason and that no money moved, and leads back to the form', async ({
  openForm,
  widget,
  withdrawal,
}) => {
  const player = await openForm(method, { player: { balance: { main: 500 } } });
  await withdrawal.fill('25.18', fields);
  await withdrawal.confirmButton.click();
  const reason = 'Your bank asks you to confirm your address with the casino first';
  await expect(widget.root.getByText(reason), 'the notice alone says so').toHaveCount(1);
  await expect(widget.screen).toContainText(reason);
  await expect(widget.alert).toHaveCount(0);
  await expect(widget.screen).toContainText(text('withdrawal.rejected.text'));
  await widget.expectAccessible();
  await withdrawal.press('change');
  await withdrawal.expectScreen('withdrawal.redirect');
  await expect(withdrawal.amount).toHaveValue('25.18');
  expect((await player.ledger()).balances.main).toBe('500');
});

test('ten quick presses create one withdrawal', async ({ openForm, operator, withdrawal }) => {
  const player = await openForm(method, { player: { balance: { main: 500 } } });
  await withdrawal.fill('25.10', fields);
  await withdrawal.confirmButton.evaluate((button: HTMLElement) => {
    for (let press = 0; press < 10; press += 1) button.click();
  });
  await withdrawal.expectStatus('processed');
  expect(await operator.requests(create)).toHaveLength(1);
  await expectWithdrawnOnce(player, '25.1', '474.9');
});

for (const [name, amount] of [
  ['a response with broken JSON', '25.21'],
  ['a response that breaks the contract', '25.26'],
  ['a 500 after the withdrawal was created', '25.28'],
] as const) {
  test(`after ${name}, the player sees an unknown outcome, which resolves to one withdrawal`, async ({
    page,
    openForm,
    operator,
    widget,
    withdrawal,
  }) => {
    await page.clock.install();
    const player = await openForm(method, { player: { balance: { main: 500 } } });
    await withdrawal.fill(amount, fields);
    await stopTime(page);
    await withdrawal.confirmButton.click();
    await expect(widget.status.filter({ hasText: text('withdrawal.unknown.title') })).toBeVisible();
    await expect(withdrawal.confirmButton).toHaveCount(0);
    await page.clock.fastForward(2_000);
    await page.clock.resume();
    await withdrawal.expectStatus('processed');
    await operator.expectOneCall(create);
    await expectWithdrawnOnce(player, amount, (500 - Number(amount)).toFixed(2));
  });
}

test('a connection that breaks before the response is an unknown outcome, which resolves by itself', async ({
  page,
  openForm,
  operator,
  widget,
  withdrawal,
}) => {
  await page.clock.install();
  await operator.addFaults({ match: { endpoint: create }, action: 'drop', when: 'after' });
  const player = await openForm(method, { player: { balance: { main: 500 } } });
  await withdrawal.fill('25.23', fields);
  await withdrawal.confirmButton.click();
  await expect(widget.status.filter({ hasText: text('withdrawal.unknown.title') })).toBeVisible();
  await widget.expectAccessible();
  await operator.clearFaults();
  await page.clock.fastForward(2_000);
  await withdrawal.expectStatus('accepted');
  await operator.expectOneCall(create);
  await expectWithdrawnOnce(player, '25.23', '474.77');
});

test('after a reload during the create call, entering the same withdrawal again creates no second one', async ({
  openForm,
  operator,
  page,
  widget,
  withdrawal,
}) => {
  await operator.addFaults({ match: { endpoint: create, nth: 1 }, action: 'drop', when: 'after' });
  await operator.addFaults({ match: { endpoint: create }, action: 'status', status: 503 });
  const player = await openForm(method, { player: { balance: { main: 500 } } });
  await withdrawal.fill('25.23', fields);
  await withdrawal.confirmButton.click();
  await expect(widget.status.filter({ hasText: text('withdrawal.unknown.title') })).toBeVisible();
  await page.reload();
  await operator.clearFaults();

  await withdrawal.expectScreen('withdrawal.list');
  await expect(widget.screen).toContainText(text('withdrawal.detailsLost.text'));
  await widget.expectAccessible();
  await withdrawal.open(method);
  await withdrawal.fill('25.23', fields);
  await expect(widget.screen).toContainText(text('withdrawal.detailsLost.text'));
  await withdrawal.confirmButton.click();
  await withdrawal.expectStatus('accepted');
  await operator.expectOneCall(create);
  await expectWithdrawnOnce(player, '25.23', '474.77');
});

test('after a reload during the create call, another withdrawal is not made in addition to the first', async ({
  openForm,
  operator,
  page,
  widget,
  withdrawal,
}) => {
  await operator.addFaults({ match: { endpoint: create }, action: 'drop', when: 'after' });
  const player = await openForm(method, { player: { balance: { main: 500 } } });
  await withdrawal.fill('25.23', fields);
  await withdrawal.confirmButton.click();
  await expect(widget.status.filter({ hasText: text('withdrawal.unknown.title') })).toBeVisible();
  await page.reload();
  await operator.clearFaults();
  await withdrawal.open(method);
  await withdrawal.fill('40.23', fields);
  // Presses after the response must not start another withdrawal.
  await withdrawal.confirmButton.evaluate((button: HTMLElement) => {
    const press = setInterval(() => (button.isConnected ? button.click() : clearInterval(press)), 50);
  });
  await expect(widget.status.filter({ hasText: text('withdrawal.keyConflict.title') })).toBeVisible();
  await expect(withdrawal.confirmButton).toHaveCount(0);
  await widget.expectAccessible();
  await withdrawal.press('back');
  await withdrawal.expectScreen('withdrawal.list');
  await expectWithdrawnOnce(player, '25.23', '474.77');
  await withdrawal.open(method);
  await withdrawal.fill('40.10', {});
  await withdrawal.confirmButton.click();
  await withdrawal.expectStatus('processed');
  expect((await player.ledger()).withdrawals).toHaveLength(2);
});

test('a reload on the complete page shows the same withdrawal', async ({
  openForm,
  operator,
  page,
  widget,
  withdrawal,
}) => {
  const player = await openForm(method, { player: { balance: { main: 500 } } });
  await withdrawal.fill('25.23', fields);
  await withdrawal.confirmButton.click();
  await withdrawal.expectStatus('accepted');
  await page.reload();
  await withdrawal.expectStatus('accepted');
  const [made] = (await player.ledger()).withdrawals;
  await expect(widget.screen).toContainText(made?.id ?? 'no withdrawal');
  await operator.post(`withdrawals/${made?.id}/settle`, { to: 'PAYED' });
  await withdrawal.expectStatus('processed');
});

test('two tabs that withdraw the whole balance at once withdraw it once', async ({
  openWidget,
  host,
  page,
  withdrawal,
}) => {
  const player = await openWidget({ player: { balance: { main: 100 } } });
  const tab = new HostPage(await page.context().newPage());
  await tab.open({ player, transaction: 'withdrawal' });
  const other = new WithdrawalPage(tab.widget);
  for (const one of [withdrawal, other]) {
    await one.open(method);
    await one.fill('100', fields);
  }
  await Promise.all([withdrawal.confirmButton.click(), other.confirmButton.click()]);
  const ends = [host.widget, tab.widget].map((widget) =>
    widget
      .locator('[data-status="accepted"], [data-status="processed"], [data-action="change"]')
      .first()
      .waitFor(),
  );
  await Promise.all(ends);
  await expectWithdrawnOnce(player, '100', '0');
});

test('an empty list leads to the empty page, which can be refreshed and has the transaction in its address', async ({
  openWidget,
  operator,
  host,
  page,
  message,
}) => {
  const list = 'BANKING/methods-withdrawal-v4';
  await operator.addFaults({
    match: { endpoint: list },
    action: 'status',
    status: 200,
    body: { methods: [] },
  });
  await openWidget();
  await message.expectEmpty();
  const frame = await host.frame();
  expect(frame.url()).toContain('direct=false');
  expect(frame.url()).toContain('transaction=withdrawal');
  await operator.clearFaults();
  await message.refresh.click();
  await expect(page.frameLocator(HostPage.frame).locator('[data-screen="withdrawal.list"]')).toBeVisible();
});

test('the instruction page shows the steps of a withdrawal to Steam, and keeps the form filled in', async ({
  openForm,
  widget,
  withdrawal,
}) => {
  await openForm('steam_coin', { player: { country: 'kz', currency: 'KZT' } });
  await withdrawal.type('amount', '1234');
  await widget.action('instruction').click();
  await withdrawal.expectScreen('withdrawal.redirect.instruction');
  await expect(widget.screen.getByRole('listitem')).toHaveCount(3);
  for (const picture of await widget.screen.locator('li img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  await withdrawal.press('back');
  await expect(withdrawal.amount).toHaveValue('1,234');
});
