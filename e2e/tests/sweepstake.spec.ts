import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostOptions, HostPage } from '../pages/HostPage';
import type { Operator, Player } from '../pages/Operator';
import { SweepstakePage } from '../pages/SweepstakePage';
import { text } from '../pages/texts';
import { test as base, expect, followToProvider } from './test';

const test = base.extend<{ sweepstake: SweepstakePage }>({
  sweepstake: async ({ widget }, use) => use(new SweepstakePage(widget)),
});

const createDeposit = 'BANKING/deposit-create-sweepstake';
const createWithdrawal = 'BANKING/withdrawal-create';
const wallet = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

const signUp = (operator: Operator, wanted: Parameters<Operator['signUp']>[0] = {}) =>
  operator.signUp({
    country: 'us',
    currency: 'USD',
    widgetViewType: 'sweep',
    balance: { SC: 140 },
    ...wanted,
  });

const open = (host: HostPage, player: Player, options: Partial<HostOptions> = {}) =>
  host.open({ player, ...options, payload: { widgetViewType: 'sweep', ...options.payload } });

const redeem = (host: HostPage, player: Player, options: Partial<HostOptions> = {}) =>
  open(host, player, { transaction: 'withdrawal', ...options });

/** The coins that the ledger knows of, once they are as many. */
const expectCoins = (player: Player, coins: Record<string, string>) =>
  expect
    .poll(async () => {
      const { balances, isBalanced } = await player.ledger();
      return { ...balances.coins, redeemable: balances.redeemable, isBalanced };
    })
    .toMatchObject({ ...coins, isBalanced: true });

const textsOf = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../shared/locales/${language}.json`), 'utf8'));

/** All sends were one call: one key, one body. */
async function expectOneCall(operator: Operator, endpoint: string): Promise<void> {
  const calls = await operator.requests(endpoint);
  expect(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  expect(new Set(calls.map(({ payload }) => JSON.stringify(payload))).size).toBe(1);
}

for (const [lang, theme] of [
  ['en', 'light'],
  ['ru', 'dark'],
  ['ar', 'light'],
  ['ar', 'dark'],
] as const) {
  test(`@phone a box is bought, and coins are redeemed: ${lang}, ${theme}`, async ({
    operator,
    host,
    widget,
    sweepstake,
  }) => {
    const texts = textsOf(lang);
    const player = await signUp(operator, { lang });
    await open(host, player, { theme });
    await expect(sweepstake.boxes.first()).toBeVisible();
    await expect(widget.container).toHaveAttribute('dir', lang === 'ar' ? 'rtl' : 'ltr');
    await expect(widget.title).toContainText(texts['sweep.deposit.title'] ?? '');
    await expect(widget.root.getByRole('heading', { level: 1 })).toHaveText(
      texts['sweep.shop.heading'] ?? '',
    );
    await sweepstake.choose(310);
    await expect(widget.screen.getByRole('note')).toContainText(texts['sweep.disclaimer.title'] ?? '');
    await sweepstake.entry('sweep_skrill').click();
    await expect(sweepstake.submit).toBeVisible();
    await widget.expectAccessible();
    await sweepstake.submit.click();
    await sweepstake.expectStatus('deposit', 'processed');
    await expectCoins(player, { GC: '60000', SC: '141', redeemable: '140.5' });
    expect(await host.messages('MissingTranslation')).toEqual([]);

    await redeem(host, player, { theme });
    await expect(widget.title).toContainText(texts['sweep.withdrawal.title'] ?? '');
    await expect(sweepstake.redeemable).toContainText('140');
    await sweepstake.openConvert('redeem_usdt');
    await sweepstake.type('amount', '60');
    await expect(sweepstake.control('received')).toHaveValue('60');
    await sweepstake.type('cryptoAddress', wallet);
    await sweepstake.submit.click();
    await sweepstake.expectStatus('withdrawal', 'accepted');
    await sweepstake.expectStatus('withdrawal', 'processed');
    await expectCoins(player, { SC: '81' });
    expect(await host.messages('MissingTranslation')).toEqual([]);
    await sweepstake.press('close');
    await host.expectUnmounted();
  });
}

test('@package @socket the whole way, in a host application and over the socket', async ({
  operator,
  host,
  sweepstake,
}) => {
  const player = await signUp(operator);
  await open(host, player);
  await sweepstake.buy(310);
  await sweepstake.expectStatus('deposit', 'processed');
  await expectCoins(player, { GC: '60000', SC: '141' });

  await redeem(host, player);
  await sweepstake.openConvert('redeem_usdt');
  await sweepstake.type('cryptoAddress', wallet);
  await sweepstake.submit.click();
  await sweepstake.expectStatus('withdrawal', 'processed');
  await expectCoins(player, { SC: '91' });
});

test('boxes stand in four columns, in two on a phone, each 248 px high', async ({
  operator,
  host,
  page,
  sweepstake,
}) => {
  await open(host, await signUp(operator));
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

test('the order is paid at the provider, and its disclaimer leads to the host’s pages', async ({
  operator,
  host,
  page,
  sweepstake,
}) => {
  const player = await signUp(operator);
  const rules = 'https://casino.example/rules';
  await open(host, player, { payload: { assets: { sweepstakeRules: rules } } });
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

test('a box and its redemption need no mouse', async ({ operator, host, page, widget, sweepstake }) => {
  const player = await signUp(operator);
  await open(host, player);
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

  await redeem(host, player);
  await sweepstake.openConvert('redeem_usdt');
  await sweepstake.control('received').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('55.5');
  await expect(sweepstake.control('amount')).toHaveValue('55.5');
  await sweepstake.control('cryptoAddress').focus();
  await page.keyboard.type(wallet);
  await page.keyboard.press('Enter');
  await sweepstake.expectStatus('withdrawal', 'accepted');
});

test('the fields of a method, and what the server asks beyond them, stand with the order', async ({
  operator,
  host,
  sweepstake,
}) => {
  const player = await signUp(operator);
  await open(host, player);
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

test('@phone a box is paid with coins, at an address of its own', async ({
  operator,
  host,
  widget,
  sweepstake,
}) => {
  const { crypto } = sweepstake;
  const player = await signUp(operator);
  await open(host, player);
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
  ['is lost', 'after'],
  ['never was', undefined],
] as const) {
  test(`an answer that ${name} leaves a doubt, which settles as one purchase`, async ({
    operator,
    host,
    widget,
    sweepstake,
  }) => {
    await operator.addFaults(
      { match: { endpoint: createDeposit, nth: 1 }, action: 'status', status: 503, when },
      // Nobody answers at first, so that the doubt can be looked at.
      { match: { endpoint: 'deposit-check' }, action: 'status', status: 503 },
    );
    const player = await signUp(operator);
    await open(host, player);
    await sweepstake.buy(310);
    await expect(widget.status.filter({ hasText: text('deposit.unknown.title') })).toBeVisible();
    await widget.expectAccessible();
    await operator.clearFaults();
    // `deposit-check` names unfinished deposits only: one that is settled by now looks like one that never was, and
    // sending it again is answered as the first time.
    const again = sweepstake.refresh.filter({ hasText: text('deposit.absent.refresh') });
    await expect(again.or(widget.locator('[data-screen="sweep.deposit.complete"]'))).toBeVisible();
    if (await again.isVisible()) await again.click();
    await sweepstake.expectStatus('deposit', 'processed');
    await expectOneCall(operator, createDeposit);
    expect((await player.ledger()).deposits).toHaveLength(1);
    await expectCoins(player, { GC: '60000', SC: '141' });
  });
}

test('a refusal says why, and ten quick presses are one purchase', async ({
  operator,
  host,
  widget,
  sweepstake,
}) => {
  const player = await signUp(operator);
  await open(host, player);
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

test('@phone a purchase is found again after a reload', async ({
  operator,
  host,
  page,
  widget,
  sweepstake,
}) => {
  const player = await signUp(operator);
  await open(host, player, { redirects: false });
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

test('coins that came with a box are redeemed only once they have been played', async ({
  operator,
  host,
  sweepstake,
  widget,
}) => {
  const player = await signUp(operator, { balance: { SC: 30 } });
  await open(host, player);
  await sweepstake.buy(310);
  await sweepstake.expectStatus('deposit', 'processed');
  await redeem(host, player);
  await expect(sweepstake.redeemable).toContainText('30.50');
  await operator.post('play', { player: player.token, amount: 0.5 });
  await widget.locator('[data-action="refresh"]').click();
  await expect(sweepstake.redeemable).toContainText('31');
});

test('a declined redemption says why, gives the coins back, and can be changed', async ({
  operator,
  host,
  widget,
  sweepstake,
}) => {
  const player = await signUp(operator);
  await redeem(host, player);
  await sweepstake.openConvert('redeem_usdt');
  await sweepstake.type('amount', '60.11');
  await expect(sweepstake.control('received')).toHaveValue('60.11');
  await sweepstake.type('cryptoAddress', wallet);
  await sweepstake.submit.click();
  await sweepstake.expectStatus('withdrawal', 'mistaked');
  await widget.expectAccessible();
  await expectCoins(player, { SC: '140' });
  await sweepstake.press('back');
  await widget.expectScreen('sweep.withdrawal.crypto.convert');
  await expect(sweepstake.control('amount')).toHaveValue('60.11');
  await expect(sweepstake.control('cryptoAddress')).toHaveValue(wallet);
});

test('a redemption of unknown outcome is told, and settles as the one', async ({
  operator,
  host,
  widget,
  sweepstake,
}) => {
  await operator.addFaults(
    { match: { endpoint: createWithdrawal, nth: 1 }, action: 'status', status: 503, when: 'after' },
    { match: { endpoint: createWithdrawal, nth: 2 }, action: 'status', status: 503 },
  );
  const player = await signUp(operator);
  await redeem(host, player);
  await sweepstake.openConvert('redeem_usdt');
  await sweepstake.type('amount', '60');
  await expect(sweepstake.control('received')).toHaveValue('60');
  await sweepstake.type('cryptoAddress', wallet);
  await sweepstake.submit.click();
  await expect(widget.status.filter({ hasText: text('withdrawal.unknown.title') })).toBeVisible();
  await widget.expectAccessible();
  await sweepstake.expectStatus('withdrawal', 'processed');
  await expectOneCall(operator, createWithdrawal);
  expect((await player.ledger()).withdrawals).toHaveLength(1);
  await expectCoins(player, { SC: '80' });
});

test('after a reload in the middle, nothing is redeemed on top of the first', async ({
  operator,
  host,
  page,
  widget,
  sweepstake,
}) => {
  await operator.addFaults({ match: { endpoint: createWithdrawal }, action: 'drop', when: 'after' });
  const player = await signUp(operator, { balance: { SC: 500 } });
  await redeem(host, player);
  await sweepstake.openConvert('redeem_usdt');
  await sweepstake.type('cryptoAddress', wallet);
  await sweepstake.submit.click();
  await expect(widget.status.filter({ hasText: text('withdrawal.unknown.title') })).toBeVisible();
  await page.reload();
  await operator.clearFaults();

  await widget.expectScreen('sweep.withdrawal.methods');
  await expect(widget.screen).toContainText(text('withdrawal.forgotten.text'));
  await sweepstake.openConvert('redeem_usdt');
  await sweepstake.type('amount', '80');
  await expect(sweepstake.control('received')).toHaveValue('80');
  await sweepstake.type('cryptoAddress', wallet);
  await sweepstake.submit.click();
  await expect(widget.screen).toContainText(text('withdrawal.taken.text'));
  await expect(sweepstake.submit).toHaveCount(0);
  expect((await player.ledger()).withdrawals).toHaveLength(1);
});

test.describe('what cannot be had', () => {
  test('is the empty page where it is the boxes, and refreshing asks for them anew', async ({
    operator,
    host,
    widget,
    message,
    sweepstake,
  }) => {
    const match = { endpoint: 'BANKING/sweepstake-boxes' };
    await operator.addFaults({ match, action: 'drop' });
    await open(host, await signUp(operator));
    await widget.expectScreen('empty');
    await expect(widget.screen, 'no other country would help').toContainText(text('error.network'));
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

  test('is zero where it is the balance, and no rate where it is the conversion', async ({
    operator,
    host,
    widget,
    sweepstake,
  }) => {
    await operator.addFaults(
      { match: { endpoint: 'BANKING/sweepstake-balance-get', nth: 1 }, action: 'status', status: 500 },
      { match: { endpoint: 'BANKING/payment-convert-v2', nth: 1 }, action: 'status', status: 500 },
    );
    await redeem(host, await signUp(operator));
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

test('nothing opens without a box, and unknown paths lead to the shop', async ({
  operator,
  host,
  widget,
}) => {
  await open(host, await signUp(operator));
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
