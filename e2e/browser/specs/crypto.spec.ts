import { test as base, brazilian, expect, followToProvider, type WidgetOptions } from '../fixtures/test';
import { BalancePage } from '../pages/BalancePage';
import { CryptoPage } from '../pages/CryptoPage';
import type { Operator, Player } from '../pages/Operator';
import { expectPaymentStatus } from '../pages/paymentStatus';
import { text } from '../pages/texts';

const test = base.extend<{
  crypto: CryptoPage;
  balance: BalancePage;
  /** Opens the widget and goes to the list of coins. */
  openCoins(options?: WidgetOptions): Promise<Player>;
}>({
  crypto: async ({ widget }, use) => use(new CryptoPage(widget)),
  balance: async ({ widget }, use) => use(new BalancePage(widget)),
  openCoins: async ({ openWidget, crypto }, use) =>
    use(async (options) => {
      const player = await openWidget(options);
      await crypto.openList();
      return player;
    }),
});
test.use({ widgetDefaults: { player: brazilian } });

/** Sends coins to the address that was shown last. */
async function send(operator: Operator, to: Player, coins: Record<string, unknown>, deposits = 1) {
  const [deposit] = await to.deposits(deposits);
  await operator.post(`deposits/${deposit?.id}/transaction`, coins);
}

test.describe('the address', () => {
  for (const [lang, theme] of [
    ['en', 'light'],
    ['ru', 'dark'],
    ['ar', 'light'],
    ['ar', 'dark'],
  ] as const) {
    test(`has a QR code for each network: ${lang}, ${theme}`, async ({ openCoins, widget, crypto }) => {
      await openCoins({ player: { lang }, theme });
      const onTron = await crypto.openAddress('usdt');
      expect(onTron).toMatch(/^T/);
      expect(await crypto.scanned()).toBe(onTron);
      await crypto.expectWarning(/USDT.*TRC\u201120/);

      await crypto.chooseNetwork('ERC-20');
      const onEthereum = await crypto.address();
      expect(onEthereum).toMatch(/^0x/);
      expect(await crypto.scanned()).toBe(onEthereum);
      await crypto.expectWarning(/USDT.*ERC\u201120/);
      const marked = await widget.locator('[data-requisite="address"] mark').allTextContents();
      expect(marked).toEqual([onEthereum.slice(0, 5), onEthereum.slice(-5)]);
    });
  }

  test('of every coin is shown with a picture, a warning and a QR code', async ({
    openCoins,
    widget,
    crypto,
  }) => {
    test.slow();
    await openCoins();
    const coins = await widget
      .locator('[data-method]')
      .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('data-method') ?? ''));
    expect(coins).toHaveLength(16);
    for (const coin of coins) {
      const address = await crypto.openAddress(coin);
      await crypto.expectWarning(new RegExp(coin, 'i'));
      expect(await crypto.scanned(), coin).toBe(address);
      const picture = widget.screen.locator('img').first();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), coin)
        .toBeGreaterThan(0);
      await widget.back();
      await widget.expectScreen('deposit.crypto');
    }
  });

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true });
    test('@phone the address and the memo of its network are copied by touch', async ({
      openCoins,
      host,
      page,
      widget,
      crypto,
    }) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const copied = async () => (await host.frame()).evaluate(() => navigator.clipboard.readText());
      await openCoins();
      for (const coin of ['xrp', 'xlm', 'ton']) {
        const address = await crypto.openAddress(coin);
        const memo = (await crypto.requisite('memo').textContent()) ?? '';
        expect(memo).toMatch(/^\d+$/);
        await crypto.copy(text('crypto.address.copy')).tap();
        await expect(widget.status.filter({ hasText: text('invoice.copied') })).toBeVisible();
        expect(await copied()).toBe(address);
        await crypto.copy(/Memo/).tap();
        await expect.poll(copied).toBe(memo);
        await widget.action('back').first().tap();
      }
      const isWhole = await (await host.frame()).evaluate(
        () => document.documentElement.scrollWidth <= window.innerWidth,
      );
      expect(isWhole).toBe(true);
    });
  });

  test('is reached, changed and copied by keyboard alone', async ({ openCoins, page, widget, crypto }) => {
    await openCoins();
    await crypto.search.focus();
    await page.keyboard.type('tether');
    // The first Tab stops at the button that clears the search.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(crypto.coin('usdt')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(crypto.requisite('address')).toHaveText(/^T/);
    await crypto.network.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('e');
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(crypto.requisite('address')).toHaveText(/\S/);
    await page.keyboard.press('Tab');
    await expect(crypto.copy(text('crypto.address.copy'))).toBeFocused();
    await page.keyboard.press('Space');
    await expect(widget.status.filter({ hasText: /\S/ }).last()).toBeVisible();
  });

  test('has a wallet link if the network supports one, and is shared in a native app', async ({
    openCoins,
    host,
    widget,
    crypto,
  }) => {
    await openCoins({ player: { platform: 'ios' } });
    const bitcoin = await crypto.openAddress('btc');
    await crypto.expectNoChoice();
    const link = widget.screen.getByRole('link', { name: text('crypto.address.wallet') });
    await expect(link).toHaveAttribute('href', `bitcoin:${bitcoin}`);
    await widget.action('share').click();
    await host.expectMessage('Share', { text: `BTC (Bitcoin Blockchain)\n${bitcoin}` });
    await widget.back();
    await crypto.openAddress('usdt');
    await expect(link).toHaveCount(0);
  });

  test('whose request fails is requested again by itself, as one deposit', async ({
    openCoins,
    operator,
    page,
    crypto,
  }) => {
    await page.clock.install();
    const player = await openCoins();
    await operator.addFaults({ match: { endpoint: 'BANKING/deposit-create' }, action: 'drop' });
    await crypto.coin('usdt').click();
    await crypto.expectUnanswered();
    await operator.clearFaults();
    await page.clock.fastForward(15_000);
    await expect(crypto.requisite('address')).toHaveText(/^T/);
    expect(await player.deposits(1)).toHaveLength(1);
  });

  test('and its network stay the same after a reload', async ({ openCoins, page, widget, crypto }) => {
    await openCoins();
    await crypto.openAddress('usdt');
    await crypto.chooseNetwork('BEP-20');
    const address = await crypto.address();
    await page.reload();
    await expect(crypto.requisite('address')).toHaveText(address);
    await expect(crypto.network).toContainText('BEP-20');
    await widget.back();
    await page.reload();
    await widget.expectScreen('deposit.list');
  });
});

test('@phone the address stays when the crypto bonus is switched off, until the player asks for another one', async ({
  openCoins,
  operator,
  widget,
  crypto,
}) => {
  await openCoins({ payload: { experiments: [{ key: 'cashier', group: 'group_b' }], bonusList: [] } });
  const address = await crypto.openAddress('usdt');
  const badge = widget.screen.getByText('+5% bonus');
  await expect(badge).toBeVisible();
  await widget.expectAccessible();
  await widget.root.getByRole('switch', { name: text('bonus.crypto.switch') }).press('Space');
  await expect(badge).toHaveCount(0);
  await expect(crypto.requisite('address')).toHaveText(address);
  await widget.expectAccessible();
  expect(await operator.requests('BANKING/deposit-create')).toHaveLength(1);
  await widget.screen.getByRole('button', { name: text('crypto.bonus.renew') }).click();
  await expect
    .poll(async () => (await operator.requests('BANKING/deposit-create')).map(({ payload }) => payload))
    .toMatchObject([{ isActivatedBonus: true }, { isActivatedBonus: false }]);
  await expect(crypto.requisite('address')).toHaveText(address);
});

test.describe('coins', () => {
  test('@socket @package are detected, confirmed and shown with all their decimals, and credited in the account’s currency', async ({
    openCoins,
    operator,
    widget,
    complete,
    crypto,
  }) => {
    const player = await openCoins({ player: { currency: 'USD', country: 'nl' } });
    await crypto.openAddress('usdt');
    await send(operator, player, { amount: '1234.12345678', speed: 1 });
    await complete.expectStatus('waiting');
    await complete.expectConfirmations(20);
    await expect(widget.screen).toContainText('1,234.12345678 USDT');
    await expect(widget.screen).toContainText('$1,234.12');
    await complete.expectStatus('processed');
    await player.expectCreditedOnce('1234.12');
  });

  for (const [name, coins] of [
    ['that the operator declines', { amount: '50', isDeclined: true, confirmedAfterMs: 1500 }],
    ['worth less than the minimum', { amount: '0.00000001', confirmedAfterMs: 1500 }],
  ] as const) {
    test(`${name} are not credited, and lead back to the address`, async ({
      openCoins,
      operator,
      complete,
      crypto,
    }) => {
      const player = await openCoins();
      await crypto.openAddress('usdt');
      await send(operator, player, coins);
      await complete.expectStatus('mistaked');
      await player.expectNothingCredited();
      await complete.press('back');
      await expect(crypto.requisite('address')).toHaveText(/^T/);
    });
  }

  test('sent twice to one address are two payments, each with its own status', async ({
    openCoins,
    operator,
    widget,
    complete,
    crypto,
  }) => {
    const player = await openCoins({ player: { currency: 'USD', country: 'nl' } });
    await crypto.openAddress('ton');
    // Longer than the test takes: `expectStatus('processed')` hurries it.
    await send(operator, player, { amount: '20', confirmedAfterMs: 60_000 });
    await complete.expectStatus('waiting');
    await send(operator, player, { amount: '7.00000001', confirmedAfterMs: 2000 });
    const later = widget.screen.getByRole('listitem');
    await expect(later).toContainText('7.00000001 TON');
    await expect(later).toContainText(text('deposit.complete.additional.processed'));
    await complete.expectStatus('processed');
    const report = await player.ledger();
    expect(report).toMatchObject({ isBalanced: true, creditedTwice: [] });
    expect(report.deposits.map(({ status }) => status)).toEqual(['PAYED', 'PAYED']);
  });
});

test.describe('crypto-balance', () => {
  test.use({ widgetDefaults: { player: brazilian, payload: { widgetViewType: 'cryptobalance' } } });

  for (const [lang, theme] of [
    ['en', 'light'],
    ['ru', 'dark'],
    ['ar', 'dark'],
  ] as const) {
    test(`finds a coin by search and shows its address: ${lang}, ${theme}`, async ({
      openWidget,
      widget,
      balance,
    }) => {
      const crypto = new CryptoPage(widget, 'cryptobalance.deposit.fiat.crypto');
      await openWidget({ player: { lang }, theme });
      await balance.expectShown('crypto');
      await expect(balance.picker).toContainText(/Tether|تيثر/);
      await expect(balance.method('neo')).toHaveCount(0);
      await balance.picker.click();
      await balance.search.fill('neo');
      await expect(widget.root.getByRole('option')).toHaveCount(0);
      await widget.page.keyboard.press('Escape');
      await balance.picker.click();
      await balance.search.fill('LTC');
      await widget.root.getByRole('option').click();
      await expect(widget.locator('[data-method]').first()).toHaveAttribute('data-method', 'ltc');
      const address = await crypto.openAddress('ltc');
      expect(await crypto.scanned()).toBe(address);
      await widget.back();
      await balance.expectShown('crypto');
      await expect(widget.locator('[data-method]').first()).toHaveAttribute('data-method', 'ltc');
    });
  }

  test('@package @phone pays by fiat in the chosen currency, with its own route names and no header on the complete page', async ({
    openWidget,
    page,
    widget,
    form,
    balance,
  }) => {
    const player = await openWidget({ player: { country: 'nl', currency: 'EUR' } });
    await balance.expectShown('crypto');
    await balance.open('fiat');
    await expect(balance.picker, 'the currency of the account').toContainText('Euro');
    await balance.pick('usd', 'US Dollar');
    await balance.pick('eur', 'Euro');
    await balance.method('mifinity').click();
    await widget.expectScreen('cryptobalance.deposit.fiat.redirect');
    const provider = await followToProvider(page, () => form.pay('60'));
    await provider.decide('approve');
    await widget.expectScreen('cryptobalance.deposit.fiat.complete');
    await expectPaymentStatus(widget, 'processed');
    await expect(widget.locator('header')).toHaveCount(0);
    await player.expectCreditedOnce('60');
  });

  test('is used by keyboard, and back leads to the tab that was left', async ({
    openWidget,
    page,
    widget,
    balance,
  }) => {
    await openWidget();
    await balance.expectShown('crypto');
    await balance.tab('crypto').focus();
    await page.keyboard.press('ArrowRight');
    await balance.expectShown('fiat');
    await expect(balance.tab('fiat')).toBeFocused();
    await widget.locator('[data-group]').first().click();
    await widget.expectScreen('cryptobalance.deposit.fiat.group');
    await widget.back();
    await balance.expectShown('fiat');
  });

  test('shows a coin’s video guide with its own route name, and leads back to the address', async ({
    openWidget,
    widget,
    balance,
  }) => {
    const crypto = new CryptoPage(widget, 'cryptobalance.deposit.fiat.crypto');
    await openWidget();
    await balance.expectShown('crypto');
    const address = await crypto.openAddress('usdt');
    await widget.action('video').click();
    await widget.expectScreen('cryptobalance.deposit.video-instruction');
    await widget.back();
    await expect(crypto.requisite('address')).toHaveText(address);
  });

  test('starts with a withdrawal if the host asks for one', async ({ openWidget, widget }) => {
    await openWidget({ transaction: 'withdrawal' });
    await widget.expectScreen('cryptobalance.withdrawal.list');
  });
});
