import { test as base, expect, followToProvider } from '../fixtures/test';
import type { Player } from '../pages/Operator';
import { SweepstakePage } from '../pages/SweepstakePage';
import { text, textsOf } from '../pages/texts';

const test = base.extend<{ sweepstake: SweepstakePage }>({
  sweepstake: async ({ widget }, use) => use(new SweepstakePage(widget)),
});
test.use({
  widgetDefaults: {
    player: { country: 'us', currency: 'USD', widgetViewType: 'sweep', balance: { SC: 140 } },
    payload: { widgetViewType: 'sweep' },
  },
});

const createDeposit = 'BANKING/deposit-create-sweepstake';
const createWithdrawal = 'BANKING/withdrawal-create';
const wallet = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

/** Waits until the ledger balances and has these amounts of coins. */
const expectCoins = (player: Player, coins: Record<string, string>) =>
  expect
    .poll(async () => {
      const { balances, isBalanced } = await player.ledger();
      return { ...balances.coins, redeemable: balances.redeemable, isBalanced };
    })
    .toMatchObject({ ...coins, isBalanced: true });

for (const [lang, theme] of [
  ['en', 'light'],
  ['ru', 'dark'],
  ['ar', 'light'],
  ['ar', 'dark'],
] as const) {
  test(`@phone a box is bought and coins are redeemed: ${lang}, ${theme}`, async ({
    openWidget,
    operator,
    host,
    widget,
    sweepstake,
  }) => {
    const texts = textsOf(lang);
    const player = await openWidget({ player: { lang }, theme });
    await expect(sweepstake.boxes.first()).toBeVisible();
    await expect(widget.container).toHaveAttribute('dir', lang === 'ar' ? 'rtl' : 'ltr');
    await expect(widget.title.getByRole('heading', { level: 1 })).toHaveText(
      texts['sweep.deposit.title'] ?? '',
    );
    await expect(widget.screen.getByRole('heading').first()).toHaveText(texts['sweep.shop.heading'] ?? '');
    await sweepstake.choose(310);
    await expect(widget.screen.getByRole('note')).toContainText(texts['sweep.disclaimer.title'] ?? '');
    await sweepstake.entry('sweep_skrill').click();
    await expect(sweepstake.submit).toBeVisible();
    await widget.expectAccessible();
    await sweepstake.submit.click();
    await sweepstake.expectStatus('deposit', 'processed');
    await expectCoins(player, { GC: '60000', SC: '141', redeemable: '140.5' });
    expect(await host.messages('MissingTranslation')).toEqual([]);

    await openWidget({ player, transaction: 'withdrawal', theme });
    await expect(widget.title).toContainText(texts['sweep.withdrawal.title'] ?? '');
    await expect(sweepstake.redeemable).toContainText('140');
    // Ends in .23, as the language writes it: the payout waits for the test.
    await sweepstake.fillConvert('redeem_usdt', wallet, lang === 'ru' ? '60,23' : '60.23');
    await sweepstake.review();
    await expect(widget.screen.locator('dl')).toContainText([texts['sweep.confirm.rate'] ?? '', wallet]);
    await widget.expectAccessible();
    await sweepstake.confirmButton.click();
    await sweepstake.expectStatus('withdrawal', 'accepted');
    const [made] = (await player.ledger()).withdrawals;
    await operator.post(`withdrawals/${made?.id}/settle`, { to: 'PAYED' });
    await sweepstake.expectStatus('withdrawal', 'processed');
    await expectCoins(player, { SC: '80.77' });
    expect(await host.messages('MissingTranslation')).toEqual([]);
    await sweepstake.press('close');
    await host.expectUnmounted();
  });
}

test('@package @socket a box is bought and coins are redeemed, in a host application and over the socket', async ({
  openWidget,
  sweepstake,
}) => {
  const player = await openWidget();
  await sweepstake.buy(310);
  await sweepstake.expectStatus('deposit', 'processed');
  await expectCoins(player, { GC: '60000', SC: '141' });

  await openWidget({ player, transaction: 'withdrawal' });
  await sweepstake.fillConvert('redeem_usdt', wallet);
  await sweepstake.redeem();
  await sweepstake.expectStatus('withdrawal', 'processed');
  await expectCoins(player, { SC: '91' });
});

test('boxes are 248 px high, in four columns, or two on a phone', async ({
  openWidget,
  page,
  sweepstake,
}) => {
  await openWidget();
  await expect(sweepstake.boxes.first()).toBeVisible();
  const columns = () =>
    sweepstake.boxes.evaluateAll(
      (boxes) => new Set(boxes.map((box) => Math.round(box.getBoundingClientRect().left))).size,
    );
  expect(await columns()).toBe(4);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await columns()).toBe(2);
  const heights = await sweepstake.boxes.evaluateAll((boxes) =>
    boxes.map((box) => box.getBoundingClientRect().height),
  );
  expect(new Set(heights)).toEqual(new Set([248]));
});

test('a box is paid at the provider, and the disclaimer links to the host’s pages', async ({
  openWidget,
  page,
  sweepstake,
}) => {
  const rules = 'https://casino.example/rules';
  const player = await openWidget({ payload: { assets: { sweepstakeRules: rules } } });
  await sweepstake.choose(201);
  expect(await sweepstake.disclaimerLinks()).toEqual([
    rules,
    expect.stringMatching(/\/sweepstake\/learn-more$/),
  ]);
  await sweepstake.entry('sweep_cash_app').click();
  const provider = await followToProvider(page, () => sweepstake.submit.click());
  await provider.decide('approve');
  await provider.expectClosed();
  await sweepstake.expectStatus('deposit', 'processed');
  await expectCoins(player, { GC: '370000', SC: '174', redeemable: '157' });
});

test('a box is bought and coins are redeemed by keyboard alone', async ({
  openWidget,
  page,
  widget,
  sweepstake,
}) => {
  const player = await openWidget();
  await widget.expectScreen('sweep.deposit.list');
  await sweepstake.box(310).focus();
  await page.keyboard.press('Enter');
  await widget.expectScreen('sweep.deposit.select-method');
  await expect(widget.root.getByRole('heading', { level: 1 }), 'the new page is announced').toBeFocused();
  await sweepstake.entry('sweep_skrill').focus();
  await page.keyboard.press('Enter');
  await sweepstake.submit.focus();
  await page.keyboard.press('Enter');
  await sweepstake.expectStatus('deposit', 'processed');

  await openWidget({ player, transaction: 'withdrawal' });
  await sweepstake.openConvert('redeem_usdt');
  await sweepstake.control('received').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('55.5');
  await expect(sweepstake.control('amount')).toHaveValue('55.50');
  // Ends in .23, so that it stays accepted.
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('55.23');
  await expect(sweepstake.control('amount')).toHaveValue('55.23');
  await sweepstake.control('cryptoAddress').focus();
  await page.keyboard.type(wallet);
  await page.keyboard.press('Enter');
  await widget.expectScreen('sweep.withdrawal.confirm');
  await sweepstake.confirmButton.focus();
  await page.keyboard.press('Enter');
  await sweepstake.expectStatus('withdrawal', 'accepted');
});

test('fields that the server asks for later are shown on the order page and sent with the box', async ({
  openWidget,
  operator,
  sweepstake,
}) => {
  await openWidget();
  await sweepstake.buy(315);
  await sweepstake.type('documentNumber', 'AB123456');
  await sweepstake.type('city', 'Austin');
  await sweepstake.submit.click();
  const [first, second] = await operator.requests(createDeposit);
  expect(first?.payload).toMatchObject({ boxId: '315', amount: 1.15, currency: 'USD' });
  await expect.poll(async () => (await operator.requests(createDeposit)).length).toBe(2);
  expect(second ?? (await operator.requests(createDeposit))[1]).toMatchObject({
    payload: { fields: { documentNumber: 'AB123456', city: 'Austin' } },
  });
});

test('@phone a box is paid with crypto, at its own address', async ({
  openWidget,
  operator,
  widget,
  sweepstake,
}) => {
  const { crypto } = sweepstake;
  const player = await openWidget();
  await sweepstake.choose(102);
  await sweepstake.entry('crypto').click();
  await widget.expectScreen('sweep.deposit.crypto');
  const address = await crypto.openAddress('sweep_usdt');
  expect(await crypto.scanned()).toBe(address);
  await expect(widget.screen).toContainText('4.99');
  const [deposit] = await player.deposits(1);
  await operator.post(`deposits/${deposit?.id}/transaction`, { amount: '4.99', speed: 20 });
  await sweepstake.expectStatus('deposit', 'processed');
  await expectCoins(player, { GC: '100000', SC: '145.5' });
});

for (const [name, when] of [
  ['after it was created', 'after'],
  ['before it was created', undefined],
] as const) {
  test(`a purchase whose create call fails ${name} is an unknown outcome, which resolves to one purchase`, async ({
    page,
    openWidget,
    operator,
    widget,
    sweepstake,
  }) => {
    await page.clock.install();
    await operator.addFaults(
      { match: { endpoint: createDeposit, nth: 1 }, action: 'status', status: 503, when },
      // The status check fails at first, so that the unknown outcome stays visible.
      { match: { endpoint: 'deposit-check' }, action: 'status', status: 503 },
    );
    const player = await openWidget();
    await sweepstake.buy(310);
    await expect(widget.status.filter({ hasText: text('deposit.unknown.title') })).toBeVisible();
    await widget.expectAccessible();
    await operator.clearFaults();
    await page.clock.fastForward(4_000);
    // `deposit-check` finds unfinished deposits only. A finished one looks as if it was never created, and sending it again
    // returns the first response.
    const again = sweepstake.refresh.filter({ hasText: text('deposit.notFound.refresh') });
    await expect(again.or(widget.locator('[data-screen="sweep.deposit.complete"]'))).toBeVisible();
    if (await again.isVisible()) await again.click();
    await sweepstake.expectStatus('deposit', 'processed');
    await operator.expectOneCall(createDeposit);
    expect((await player.ledger()).deposits).toHaveLength(1);
    await expectCoins(player, { GC: '60000', SC: '141' });
  });
}

test('a rejected purchase shows the reason, and ten quick presses create one purchase', async ({
  openWidget,
  widget,
  sweepstake,
}) => {
  const player = await openWidget();
  await sweepstake.buy(318);
  await expect(widget.alert).toContainText('Your bank');
  await widget.back();
  await sweepstake.choose(310);
  await sweepstake.entry('sweep_skrill').click();
  await sweepstake.submit.evaluate((button: HTMLElement) => {
    for (let press = 0; press < 10; press += 1) button.click();
  });
  await sweepstake.expectStatus('deposit', 'processed');
  expect((await player.ledger()).deposits).toHaveLength(1);
});

test('@phone a reload resumes a purchase', async ({ openWidget, page, widget, sweepstake }) => {
  const player = await openWidget({ redirects: false });
  await sweepstake.choose(103);
  await sweepstake.entry('sweep_cash_app').click();
  const provider = await followToProvider(page, () => sweepstake.submit.click());
  await widget.expectScreen('sweep.deposit.complete');
  await page.reload();
  await widget.expectScreen('sweep.deposit.complete');
  await expect(widget.screen).toContainText('Cash App Pay');
  await provider.decide('approve');
  await sweepstake.expectStatus('deposit', 'processed');
  await expectCoins(player, { GC: '150000', SC: '151' });
});

test('coins from a box can be redeemed only after they were played', async ({
  openWidget,
  operator,
  sweepstake,
  widget,
}) => {
  const player = await openWidget({ player: { balance: { SC: 30 } } });
  await sweepstake.buy(310);
  await sweepstake.expectStatus('deposit', 'processed');
  await openWidget({ player, transaction: 'withdrawal' });
  await expect(sweepstake.redeemable).toContainText('30.50');
  await operator.post('play', { player: player.token, amount: 0.5 });
  await widget.locator('[data-action="refresh"]').click();
  await expect(sweepstake.redeemable).toContainText('31');
});

test('a declined redemption shows the reason, returns the coins and can be changed', async ({
  openWidget,
  widget,
  sweepstake,
}) => {
  const player = await openWidget({ transaction: 'withdrawal' });
  await sweepstake.fillConvert('redeem_usdt', wallet, '60.11');
  await sweepstake.redeem();
  await sweepstake.expectStatus('withdrawal', 'mistaked');
  await widget.expectAccessible();
  await expectCoins(player, { SC: '140' });
  await sweepstake.press('back');
  await widget.expectScreen('sweep.withdrawal.crypto.convert');
  await expect(sweepstake.control('amount')).toHaveValue('60.11');
  await expect(sweepstake.control('cryptoAddress')).toHaveValue(wallet);
});

test('@phone nothing is redeemed before the review is confirmed, and going back keeps the form filled in', async ({
  openWidget,
  operator,
  page,
  widget,
  sweepstake,
}) => {
  const player = await openWidget({ transaction: 'withdrawal' });
  await sweepstake.fillConvert('redeem_usdt', wallet, '60');
  await sweepstake.review();
  await widget.back();
  await widget.expectScreen('sweep.withdrawal.crypto.convert');
  await expect(sweepstake.control('amount')).toHaveValue('60');
  await expect(sweepstake.control('cryptoAddress')).toHaveValue(wallet);
  await sweepstake.review();
  await page.reload();
  await widget.expectScreen('sweep.withdrawal.methods');
  expect(await operator.requests(createWithdrawal)).toEqual([]);
  expect((await player.ledger()).withdrawals).toEqual([]);

  await sweepstake.fillConvert('redeem_usdt', wallet, '60');
  await sweepstake.review();
  await sweepstake.confirmButton.evaluate((button: HTMLElement) => {
    for (let press = 0; press < 10; press += 1) button.click();
  });
  await sweepstake.expectStatus('withdrawal', 'processed');
  expect((await player.ledger()).withdrawals).toHaveLength(1);
  await expectCoins(player, { SC: '80' });
});

test('a redemption with an unknown outcome is shown as such, and resolves to one redemption', async ({
  page,
  openWidget,
  operator,
  widget,
  sweepstake,
}) => {
  await page.clock.install();
  await operator.addFaults(
    { match: { endpoint: createWithdrawal, nth: 1 }, action: 'status', status: 503, when: 'after' },
    { match: { endpoint: createWithdrawal, nth: 2 }, action: 'status', status: 503 },
  );
  const player = await openWidget({ transaction: 'withdrawal' });
  await sweepstake.fillConvert('redeem_usdt', wallet, '60');
  await sweepstake.redeem();
  await expect(widget.status.filter({ hasText: text('sweep.unknown.title') })).toBeVisible();
  await widget.expectAccessible();
  await page.clock.fastForward(6_000);
  await sweepstake.expectStatus('withdrawal', 'processed');
  await operator.expectOneCall(createWithdrawal);
  expect((await player.ledger()).withdrawals).toHaveLength(1);
  await expectCoins(player, { SC: '80' });
});

test('after a reload during the create call, no second redemption is made', async ({
  openWidget,
  operator,
  page,
  widget,
  sweepstake,
}) => {
  await operator.addFaults({ match: { endpoint: createWithdrawal }, action: 'drop', when: 'after' });
  const player = await openWidget({ player: { balance: { SC: 500 } }, transaction: 'withdrawal' });
  await sweepstake.fillConvert('redeem_usdt', wallet);
  await sweepstake.redeem();
  await expect(widget.status.filter({ hasText: text('sweep.unknown.title') })).toBeVisible();
  await page.reload();
  await operator.clearFaults();

  await widget.expectScreen('sweep.withdrawal.methods');
  await expect(widget.screen).toContainText(text('sweep.detailsLost.text'));
  await sweepstake.fillConvert('redeem_usdt', wallet, '80');
  await sweepstake.redeem();
  await expect(widget.screen).toContainText(text('sweep.keyConflict.text'));
  await expect(sweepstake.confirmButton).toHaveCount(0);
  expect((await player.ledger()).withdrawals).toHaveLength(1);
});

test.describe('loading failures', () => {
  test('boxes that cannot be loaded lead to the empty page, which loads them again on refresh', async ({
    openWidget,
    operator,
    host,
    widget,
    message,
    sweepstake,
  }) => {
    const match = { endpoint: 'BANKING/sweepstake-boxes' };
    await operator.addFaults({ match, action: 'drop' });
    await openWidget();
    await widget.expectScreen('empty');
    await expect(widget.screen, 'choosing another country would not help').toContainText(
      text('error.network'),
    );
    await expect(widget.screen).not.toContainText(text('empty.text'));
    await operator.clearFaults();
    await operator.addFaults({ match, action: 'status', status: 500 });
    await message.refresh.click();
    await message.expectEmpty();
    await host.expectMessage('Error', { code: 'methods.empty', message: 'Empty sweepstakes' });
    await operator.clearFaults();
    await message.refresh.click();
    await expect(sweepstake.boxes.first()).toBeVisible();
  });

  test('a balance that cannot be loaded is shown as zero, and a failed conversion can be tried again', async ({
    openWidget,
    operator,
    widget,
    sweepstake,
  }) => {
    await operator.addFaults(
      { match: { endpoint: 'BANKING/sweepstake-balance-get', nth: 1 }, action: 'status', status: 500 },
      { match: { endpoint: 'BANKING/payment-convert-v2', nth: 1 }, action: 'status', status: 500 },
    );
    await openWidget({ transaction: 'withdrawal' });
    await expect(sweepstake.redeemable).toHaveText(/\b0$/);
    await expect(widget.status.filter({ hasText: text('sweep.balance.incomplete') })).toBeVisible();
    await widget.expectAccessible();
    await sweepstake.refresh.first().click();
    await expect(sweepstake.redeemable).toContainText('140');
    await sweepstake.entry('crypto').click();
    await sweepstake.entry('redeem_btc').click();
    await expect(widget.status.filter({ hasText: text('sweep.convert.failed.title') })).toBeVisible();
    await widget.expectAccessible();
    await expect(sweepstake.submit).toBeDisabled();
    await sweepstake.refresh.click();
    await expect(sweepstake.control('received')).toHaveValue(/\d/);
  });
});

test('pages that need a box, and unknown paths, lead to the shop', async ({ openWidget, host, widget }) => {
  await openWidget();
  await widget.expectScreen('sweep.deposit.list');
  const frame = await host.frame();
  for (const path of ['deposit/select-method', 'deposit/crypto/address', 'deposit/redirect', 'nowhere']) {
    await frame.evaluate((to) => window.history.pushState(null, '', `/paywidget/${to}`), path);
    await frame.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
    await widget.expectScreen('sweep.deposit.list');
  }
  await frame.evaluate(() => window.history.pushState(null, '', '/paywidget/withdrawal/crypto/convert'));
  await frame.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
  await widget.expectScreen('sweep.withdrawal.methods');
});
