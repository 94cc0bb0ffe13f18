import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HostPage } from '../pages/HostPage';
import type { Operator, Player } from '../pages/Operator';
import { text } from '../pages/texts';
import { WithdrawalPage } from '../pages/WithdrawalPage';
import { test as base, expect } from './test';

const test = base.extend<{ withdrawal: WithdrawalPage }>({
  withdrawal: async ({ widget }, use) => use(new WithdrawalPage(widget)),
});

const create = 'BANKING/withdrawal-create';
/** Asks for an e-mail only; 7.50 to 3000 EUR. */
const method = 'mifinity';
const fields = { email: 'ada@mail.example' };
const transaction = 'withdrawal' as const;

const textsOf = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../shared/locales/${language}.json`), 'utf8'));

/** All sends were one call: one key, one body. */
async function expectOneCall(operator: Operator): Promise<void> {
  const calls = await operator.requests(create);
  expect(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  expect(new Set(calls.map(({ payload }) => JSON.stringify(payload))).size).toBe(1);
}

/** The ledger knows of this one withdrawal, its money left once, and the books balance. */
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
    test(`@phone money is withdrawn: ${view}, ${lang}, ${theme}`, async ({ operator, host, widget }) => {
      const texts = textsOf(lang);
      const page = new WithdrawalPage(widget, view);
      const player = await operator.signUp({ lang, balance: { main: 500 } });
      await host.open({ player, transaction, theme, payload: { widgetViewType: view } });
      await page.open(method);
      await expect(widget.container).toHaveAttribute('dir', lang === 'ar' ? 'rtl' : 'ltr');
      await expect(widget.root.getByRole('heading', { level: 1 })).toHaveText(
        texts['withdrawal.amount.v2.title'] ?? '',
      );
      await page.fill('25.23', fields);
      const rows = await page.rows();
      expect(rows[texts['withdrawal.confirm.method'] ?? '']).toBe('MiFinity');
      expect(rows[texts['withdrawal.confirm.account'] ?? '']).toBe(texts['withdrawal.account.main.title']);
      expect(Object.values(rows)).toContain('ad…@mail.example');

      await page.confirmButton.click();
      await page.expectStatus('accepted');
      if (view === 'cryptobalance') await expect(widget.title).toHaveCount(0);
      await expectWithdrawnOnce(player, '25.23', '474.77');
      const [made] = (await player.ledger()).withdrawals;
      await host.expectMessage('WithdrawalStatus', { withdrawalId: made?.id, status: 'accepted' });
      await operator.post(`withdrawals/${made?.id}/settle`, { to: 'PAYED' });
      await page.expectStatus('processed');
      await host.expectMessage('WithdrawalStatus', { withdrawalId: made?.id, status: 'processed' });
      expect(await host.messages('MissingTranslation')).toEqual([]);
      await page.press('close');
      await host.expectUnmounted();
    });
  }
}

test('a withdrawal needs no mouse', async ({ operator, host, page, widget, withdrawal }) => {
  const player = await operator.signUp({ balance: { main: 500 } });
  await host.open({ player, transaction });
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

test('the amount is checked against limits and balance, and all of it is one press away', async ({
  operator,
  host,
  withdrawal,
}) => {
  const player = await operator.signUp({ balance: { main: 120.5 } });
  await host.open({ player, transaction });
  await withdrawal.open(method);
  await withdrawal.type('amount', '7.49');
  await withdrawal.amount.blur();
  await withdrawal.expectError('amount', text('form.amountInput.limit.min'));
  await withdrawal.type('amount', '120.51');
  await withdrawal.amount.blur();
  await withdrawal.expectError('amount', '€120.50');
  await withdrawal.chip('120.5').click();
  await expect(withdrawal.amount).toHaveValue('120.5');
  await withdrawal.type('email', fields.email);
  await withdrawal.submit.click();
  await withdrawal.expectScreen('withdrawal.confirm');
  await withdrawal.confirmButton.click();
  await withdrawal.expectStatus('accepted');
  await expectWithdrawnOnce(player, '120.5', '0');
});

test('the additional account has a balance of its own, and is told to the operator', async ({
  operator,
  host,
  widget,
  withdrawal,
}) => {
  const player = await operator.signUp({ balance: { main: 500, additional: 40 } });
  await host.open({ player, transaction });
  await withdrawal.open(method);
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

test('@phone a Nigerian bank is found by name, and its account by number', async ({
  operator,
  host,
  widget,
  withdrawal,
}) => {
  const player = await operator.signUp({ country: 'ng', currency: 'NGN' });
  await host.open({ player, transaction });
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
  expect(rows).toMatchObject({ Bank: 'Guaranty Trust Bank', 'Account number': '01…89' });
  expect(rows[text('withdrawal.holder.title')]).toMatch(/\S/);
  await withdrawal.confirmButton.click();
  await withdrawal.expectStatus('processed');
});

test('coins leave only for an address of their network', async ({ operator, host, widget, withdrawal }) => {
  const player = await operator.signUp({ balance: { main: 500 } });
  await host.open({ player, transaction });
  await withdrawal.open('usdt', 'crypto');
  await withdrawal.type('cryptoAddress', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6T');
  await withdrawal.control('cryptoAddress').blur();
  await withdrawal.expectError('cryptoAddress', text('withdrawal.address.invalid'));
  await widget.expectAccessible();
  await withdrawal.fill('25.10', { cryptoAddress: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' });
  expect(await withdrawal.rows()).toMatchObject({
    Network: 'TRC-20',
    'Wallet address': 'TR7NH…jLj6t',
  });
  await withdrawal.confirmButton.click();
  await withdrawal.expectStatus('processed');
});

test('a fee is shown before it is paid', async ({ operator, host, withdrawal }) => {
  const player = await operator.signUp({ balance: { main: 500 } });
  await host.open({ player, transaction });
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

test('what was typed stays on the way back from confirm, and the host’s new balance counts', async ({
  operator,
  host,
  widget,
  withdrawal,
}) => {
  const player = await operator.signUp({ balance: { main: 500 } });
  await host.open({ player, transaction });
  await withdrawal.open(method);
  await withdrawal.fill('25', fields);
  await widget.back();
  await withdrawal.expectScreen('withdrawal.redirect');
  await expect(withdrawal.amount).toHaveValue('25');
  await expect(withdrawal.control('email')).toHaveValue(fields.email);
  await host.update({ user: { balanceData: { primary: { amount: 20, currency: 'EUR' } } } });
  await withdrawal.submit.click();
  await withdrawal.expectError('amount', '€20');
});

test('@phone a declined withdrawal says why, gives the money back, and can be changed', async ({
  operator,
  host,
  widget,
  withdrawal,
}) => {
  const player = await operator.signUp({ balance: { main: 500 } });
  await host.open({ player, transaction });
  await withdrawal.open(method);
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

test('a refusal says why, that nothing moved, and leads back to the form', async ({
  operator,
  host,
  widget,
  withdrawal,
}) => {
  const player = await operator.signUp({ balance: { main: 500 } });
  await host.open({ player, transaction });
  await withdrawal.open(method);
  await withdrawal.fill('25.18', fields);
  await withdrawal.confirmButton.click();
  const said = 'Your bank asks you to confirm your address with the casino first';
  await expect(widget.alert).toContainText(said);
  await expect(widget.screen).toContainText(said);
  await expect(widget.screen).toContainText(text('withdrawal.refused.text'));
  await widget.expectAccessible();
  await withdrawal.press('change');
  await withdrawal.expectScreen('withdrawal.redirect');
  await expect(withdrawal.amount).toHaveValue('25.18');
  expect((await player.ledger()).balances.main).toBe('500');
});

test('ten quick presses are one withdrawal', async ({ operator, host, withdrawal }) => {
  const player = await operator.signUp({ balance: { main: 500 } });
  await host.open({ player, transaction });
  await withdrawal.open(method);
  await withdrawal.fill('25.10', fields);
  await withdrawal.confirmButton.evaluate((button: HTMLElement) => {
    for (let press = 0; press < 10; press += 1) button.click();
  });
  await withdrawal.expectStatus('processed');
  expect(await operator.requests(create)).toHaveLength(1);
  await expectWithdrawnOnce(player, '25.1', '474.9');
});

for (const [name, amount] of [
  ['the answer is broken JSON', '25.21'],
  ['the answer breaks the contract', '25.26'],
  ['the server answers 500 after it has created it', '25.28'],
] as const) {
  test(`${name}: the player is told, and it resolves itself as the one withdrawal`, async ({
    operator,
    host,
    widget,
    withdrawal,
  }) => {
    const player = await operator.signUp({ balance: { main: 500 } });
    await host.open({ player, transaction });
    await withdrawal.open(method);
    await withdrawal.fill(amount, fields);
    await withdrawal.confirmButton.click();
    await expect(widget.status.filter({ hasText: text('withdrawal.unknown.title') })).toBeVisible();
    await expect(withdrawal.confirmButton).toHaveCount(0);
    await widget.expectAccessible();
    await withdrawal.expectStatus('processed');
    await expectOneCall(operator);
    await expectWithdrawnOnce(player, amount, (500 - Number(amount)).toFixed(2));
  });
}

test('the connection breaks instead of an answer: the player is told, and it resolves itself', async ({
  operator,
  host,
  widget,
  withdrawal,
}) => {
  await operator.addFaults({ match: { endpoint: create }, action: 'drop', when: 'after' });
  const player = await operator.signUp({ balance: { main: 500 } });
  await host.open({ player, transaction });
  await withdrawal.open(method);
  await withdrawal.fill('25.23', fields);
  await withdrawal.confirmButton.click();
  await expect(widget.status.filter({ hasText: text('withdrawal.unknown.title') })).toBeVisible();
  await operator.clearFaults();
  await withdrawal.expectStatus('accepted');
  await expectOneCall(operator);
  await expectWithdrawnOnce(player, '25.23', '474.77');
});

test('after a reload in the middle, the same withdrawal entered again is still the one', async ({
  operator,
  host,
  page,
  widget,
  withdrawal,
}) => {
  await operator.addFaults({ match: { endpoint: create, nth: 1 }, action: 'drop', when: 'after' });
  await operator.addFaults({ match: { endpoint: create }, action: 'status', status: 503 });
  const player = await operator.signUp({ balance: { main: 500 } });
  await host.open({ player, transaction });
  await withdrawal.open(method);
  await withdrawal.fill('25.23', fields);
  await withdrawal.confirmButton.click();
  await expect(widget.status.filter({ hasText: text('withdrawal.unknown.title') })).toBeVisible();
  await page.reload();
  await operator.clearFaults();

  await withdrawal.expectScreen('withdrawal.list');
  await expect(widget.screen).toContainText(text('withdrawal.forgotten.text'));
  await widget.expectAccessible();
  await withdrawal.open(method);
  await withdrawal.fill('25.23', fields);
  await expect(widget.screen).toContainText(text('withdrawal.forgotten.text'));
  await withdrawal.confirmButton.click();
  await withdrawal.expectStatus('accepted');
  await expectOneCall(operator);
  await expectWithdrawnOnce(player, '25.23', '474.77');
});

test('after a reload in the middle, another withdrawal is not made on top of the first', async ({
  operator,
  host,
  page,
  widget,
  withdrawal,
}) => {
  await operator.addFaults({ match: { endpoint: create }, action: 'drop', when: 'after' });
  const player = await operator.signUp({ balance: { main: 500 } });
  await host.open({ player, transaction });
  await withdrawal.open(method);
  await withdrawal.fill('25.23', fields);
  await withdrawal.confirmButton.click();
  await expect(widget.status.filter({ hasText: text('withdrawal.unknown.title') })).toBeVisible();
  await page.reload();
  await operator.clearFaults();
  await withdrawal.open(method);
  await withdrawal.fill('40.23', fields);
  // An impatient player must not withdraw twice by the presses that come after the answer.
  await withdrawal.confirmButton.evaluate((button: HTMLElement) => {
    const press = setInterval(() => (button.isConnected ? button.click() : clearInterval(press)), 50);
  });
  await expect(widget.status.filter({ hasText: text('withdrawal.taken.title') })).toBeVisible();
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

test('a reload on the complete page finds the withdrawal again', async ({
  operator,
  host,
  page,
  widget,
  withdrawal,
}) => {
  const player = await operator.signUp({ balance: { main: 500 } });
  await host.open({ player, transaction });
  await withdrawal.open(method);
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

test('two tabs that withdraw all of it withdraw it once', async ({ operator, host, page, withdrawal }) => {
  const player = await operator.signUp({ balance: { main: 100 } });
  await host.open({ player, transaction });
  const tab = new HostPage(await page.context().newPage());
  await tab.open({ player, transaction });
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

test('no methods lead to the empty page, and a direct geo says so', async ({
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
  await host.open({ player: await operator.signUp(), transaction });
  await message.expectEmpty();
  const frame = await host.frame();
  expect(frame.url()).toContain('direct=false');
  expect(frame.url()).toContain('transaction=withdrawal');
  await operator.clearFaults();
  await message.refresh.click();
  await expect(page.frameLocator(HostPage.frame).locator('[data-screen="withdrawal.list"]')).toBeVisible();
});

test('steps lead through a withdrawal to Steam', async ({ operator, host, widget, withdrawal }) => {
  await host.open({ player: await operator.signUp({ country: 'kz', currency: 'KZT' }), transaction });
  await withdrawal.open('steam_coin');
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
  await expect(withdrawal.amount).toHaveValue('1234');
});
