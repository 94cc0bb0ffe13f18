import { BalancePage } from '../pages/BalancePage';
import { CryptoPage } from '../pages/CryptoPage';
import type { Operator, Player } from '../pages/Operator';
import { text } from '../pages/texts';
import { expect, followToProvider, test } from './test';

const player = (operator: Operator, fields: Parameters<Operator['signUp']>[0] = {}) =>
  operator.signUp({ country: 'br', currency: 'BRL', ...fields });

/** Somebody sends coins to the address that was shown last. */
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
    test(`is read by a camera, per network: ${lang}, ${theme}`, async ({ operator, host, widget }) => {
      const crypto = new CryptoPage(widget);
      await host.open({ player: await player(operator, { lang }), theme });
      await crypto.openList();
      const onTron = await crypto.openAddress('usdt');
      expect(onTron).toMatch(/^T/);
      expect(await crypto.scanned()).toBe(onTron);
      await crypto.expectWarning(/USDT.*TRC-20/);

      await crypto.chooseNetwork('ERC-20');
      const onEthereum = await crypto.address();
      expect(onEthereum).toMatch(/^0x/);
      expect(await crypto.scanned()).toBe(onEthereum);
      await crypto.expectWarning(/USDT.*ERC-20/);
      const marked = await widget.locator('[data-requisite="address"] mark').allTextContents();
      expect(marked).toEqual([onEthereum.slice(0, 5), onEthereum.slice(-5)]);
    });
  }

  test('of every coin shows its picture, its warning and its code', async ({ operator, host, widget }) => {
    test.slow();
    const crypto = new CryptoPage(widget);
    await host.open({ player: await player(operator) });
    await crypto.openList();
    const coins = await widget
      .locator('[data-method]')
      .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('data-method') ?? ''));
    expect(coins).toHaveLength(16);
    for (const coin of coins) {
      const address = await crypto.openAddress(coin);
      await crypto.expectWarning(new RegExp(coin, 'i'));
      expect(await crypto.scanned(), coin).toBe(address);
      const picture = widget.screen.locator('img').first();
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth), coin).toBeGreaterThan(
        0,
      );
      await widget.back();
      await widget.expectScreen('deposit.crypto');
    }
  });

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true });
    test('@phone is copied by touch, and so is the memo of the chains that have one', async ({
      operator,
      host,
      page,
      widget,
    }) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const copied = async () => (await host.frame()).evaluate(() => navigator.clipboard.readText());
      const crypto = new CryptoPage(widget);
      await host.open({ player: await player(operator) });
      await crypto.openList();
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

  test('is reached, changed and copied by keyboard alone', async ({ operator, host, page, widget }) => {
    const crypto = new CryptoPage(widget);
    await host.open({ player: await player(operator) });
    await crypto.openList();
    await crypto.search.focus();
    await page.keyboard.type('tether');
    // Past the search field's cross.
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

  test('has a link for wallets where the chain has one, and is shared on native', async ({
    operator,
    host,
    widget,
  }) => {
    const crypto = new CryptoPage(widget);
    await host.open({ player: await player(operator, { platform: 'ios' }) });
    await crypto.openList();
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

  test('that is lost on its way is asked for again by itself, once for the server', async ({
    operator,
    host,
    widget,
  }) => {
    const crypto = new CryptoPage(widget);
    const who = await player(operator);
    await host.open({ player: who });
    await crypto.openList();
    await operator.addFaults({ match: { endpoint: 'BANKING/deposit-create' }, action: 'drop' });
    await crypto.coin('usdt').click();
    await crypto.expectUnanswered();
    await operator.clearFaults();
    await expect(crypto.requisite('address')).toHaveText(/^T/, { timeout: 20_000 });
    expect(await who.deposits(1)).toHaveLength(1);
  });

  test('outlives a reload, on the network that was chosen', async ({ operator, host, page, widget }) => {
    const crypto = new CryptoPage(widget);
    await host.open({ player: await player(operator) });
    await crypto.openList();
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

test.describe('coins', () => {
  test('@socket @package are seen, confirmed and credited with all their decimals', async ({
    operator,
    host,
    widget,
    complete,
  }) => {
    const crypto = new CryptoPage(widget);
    const who = await player(operator, { currency: 'USD', country: 'nl' });
    await host.open({ player: who });
    await crypto.openList();
    await crypto.openAddress('usdt');
    await send(operator, who, { amount: '1234.12345678', speed: 20 });
    await complete.expectStatus('waiting');
    await complete.expectConfirmations(20);
    await expect(widget.screen).toContainText('1,234.12345678 USDT');
    await complete.expectStatus('processed');
    await who.expectCreditedOnce('1234.12345678');
  });

  for (const [how, coins] of [
    ['that the operator declines', { amount: '50', isDeclined: true, confirmedAfterMs: 1500 }],
    ['worth less than the minimum', { amount: '0.00000001', confirmedAfterMs: 1500 }],
  ] as const) {
    test(`${how} are not credited, and lead back to the address`, async ({
      operator,
      host,
      widget,
      complete,
    }) => {
      const crypto = new CryptoPage(widget);
      const who = await player(operator);
      await host.open({ player: who });
      await crypto.openList();
      await crypto.openAddress('usdt');
      await send(operator, who, coins);
      await complete.expectStatus('mistaked');
      await who.expectNothingCredited();
      await complete.press('back');
      await expect(crypto.requisite('address')).toHaveText(/^T/);
    });
  }

  test('sent twice to one address are two payments, each with its own end', async ({
    operator,
    host,
    widget,
    complete,
  }) => {
    const crypto = new CryptoPage(widget);
    const who = await player(operator, { currency: 'USD', country: 'nl' });
    await host.open({ player: who });
    await crypto.openList();
    await crypto.openAddress('ton');
    await send(operator, who, { amount: '20', confirmedAfterMs: 5000 });
    await complete.expectStatus('waiting');
    await send(operator, who, { amount: '7.00000001', confirmedAfterMs: 2000 });
    const later = widget.screen.getByRole('listitem');
    await expect(later).toContainText('7.00000001 TON');
    await expect(later).toContainText(text('deposit.complete.laterCoins.processed'));
    await complete.expectStatus('processed');
    const report = await who.ledger();
    expect(report).toMatchObject({ isBalanced: true, creditedTwice: [] });
    expect(report.deposits.map(({ status }) => status)).toEqual(['PAYED', 'PAYED']);
  });
});

test.describe('crypto-balance', () => {
  const view = { payload: { widgetViewType: 'cryptobalance' } };

  for (const [lang, theme] of [
    ['en', 'light'],
    ['ru', 'dark'],
    ['ar', 'dark'],
  ] as const) {
    test(`chooses a coin by search, and shows its address: ${lang}, ${theme}`, async ({
      operator,
      host,
      widget,
    }) => {
      const balance = new BalancePage(widget);
      const crypto = new CryptoPage(widget, 'cryptobalance.deposit.fiat.crypto');
      await host.open({ player: await player(operator, { lang }), theme, ...view });
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

  test('@package @phone pays by fiat in the picked currency, under its own names, and hides the header at the end', async ({
    operator,
    host,
    page,
    widget,
    form,
  }) => {
    const balance = new BalancePage(widget);
    const who = await player(operator, { country: 'nl', currency: 'EUR' });
    await host.open({ player: who, ...view });
    await balance.expectShown('crypto');
    await balance.open('fiat');
    await expect(balance.picker).toContainText('US Dollar');
    await balance.pick('eur', 'Euro');
    await balance.method('mifinity').click();
    await widget.expectScreen('cryptobalance.deposit.fiat.redirect');
    const provider = await followToProvider(page, () => form.pay('60'));
    await provider.decide('approve');
    await widget.expectScreen('cryptobalance.deposit.fiat.complete');
    await expect(widget.locator('[data-status]')).toHaveAttribute('data-status', 'processed');
    await expect(widget.locator('header')).toHaveCount(0);
    await who.expectCreditedOnce('60');
  });

  test('is walked through by keyboard, and a way back leads to the tab it came from', async ({
    operator,
    host,
    page,
    widget,
  }) => {
    const balance = new BalancePage(widget);
    await host.open({ player: await player(operator), ...view });
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

  test('shows a coin’s video guide under its own name, and leads back to the address', async ({
    operator,
    host,
    widget,
  }) => {
    const balance = new BalancePage(widget);
    const crypto = new CryptoPage(widget, 'cryptobalance.deposit.fiat.crypto');
    await host.open({ player: await player(operator), ...view });
    await balance.expectShown('crypto');
    const address = await crypto.openAddress('usdt');
    await widget.action('video').click();
    await widget.expectScreen('cryptobalance.deposit.video-instruction');
    await widget.back();
    await expect(crypto.requisite('address')).toHaveText(address);
  });

  test('starts with a withdrawal where the host asks for one', async ({ operator, host, widget }) => {
    await host.open({ player: await player(operator), transaction: 'withdrawal', ...view });
    await widget.expectScreen('cryptobalance.withdrawal.list');
  });
});
