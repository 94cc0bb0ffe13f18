import { test as base, expect } from '../fixtures/test';
import { BalancePage } from '../pages/BalancePage';
import { CryptoPage } from '../pages/CryptoPage';
import { ListPage } from '../pages/ListPage';
import { NativeApp } from '../pages/NativeApp';
import type { NativePlatform } from '../pages/nativeSnippets';
import { Player } from '../pages/Operator';
import { ProviderPage } from '../pages/ProviderPage';
import { expectPaymentStatus } from '../pages/paymentStatus';
import { text } from '../pages/texts';
import { Widget } from '../pages/Widget';
import { sandboxUrl } from '../sandboxAddress';

const test = base.extend<{ platform: NativePlatform; app: NativeApp }>({
  platform: ['android', { option: true }],
  app: async ({ page, platform }, use) => use(new NativeApp(page, platform, sandboxUrl)),
  widget: async ({ app }, use) => use(app.widget),
  openWidget: async ({ operator, platform, app }, use) =>
    use(async ({ player: known } = {}) => {
      const player = known instanceof Player ? known : await operator.signUp({ platform, ...known });
      await app.open({ userData: { transport: 'http', user: player.user } });
      return player;
    }),
});

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

const extra = (platform: NativePlatform) =>
  JSON.stringify({ platformVersion: 'redesign', isNative: true, platform });

for (const platform of ['ios', 'android'] as const) {
  test.describe(`in an ${platform} app`, () => {
    test.use({ platform });

    test('a deposit goes to the provider and back in the same window', async ({
      openList,
      operator,
      app,
      page,
      list,
      form,
      complete,
    }) => {
      const popups: unknown[] = [];
      page.on('popup', (popup) => popups.push(popup));
      const player = await openList();
      expect(app.received[0]).toEqual({ messageType: 'Loaded', version: '1.0.535' });

      await list.choose('mifinity');
      await form.expectShown();
      await form.pay('25');
      await new ProviderPage(page).decide('approve');

      await complete.expectStatus('processed');
      await player.expectCreditedOnce('25');
      expect(popups, 'no helper window').toEqual([]);
      const calls = (await operator.requests()).filter(({ path }) => path.startsWith('/api/'));
      expect(new Set(calls.map(({ headers }) => headers['x-extra-params']))).toEqual(
        new Set([extra(platform)]),
      );
      await complete.press('close');
      await app.expectMessage('Close');
    });

    test('a crypto address is shared through the app', async ({ operator, app, widget }) => {
      const player = await operator.signUp({ country: 'br', currency: 'BRL', platform });
      await app.open({ userData: JSON.stringify({ transport: 'http', user: player.user }) });
      const crypto = new CryptoPage(widget);
      await crypto.openList();
      const address = await crypto.openAddress('btc');
      await widget.action('share').tap();
      await app.expectMessage('Share', { text: expect.stringContaining(address) });
    });
  });
}

test('in crypto-balance a fiat deposit keeps its own route names and is credited', async ({
  operator,
  app,
  page,
  widget,
  form,
}) => {
  const player = await operator.signUp({ country: 'nl', currency: 'EUR', platform: 'android' });
  const userData = { transport: 'http', widgetViewType: 'cryptobalance', user: player.user };
  await app.open({ userData }, '/paywidget/');
  const balance = new BalancePage(widget);
  await balance.expectShown('crypto');
  await balance.open('fiat');
  await balance.pick('eur', 'Euro');
  await balance.method('mifinity').tap();
  await widget.expectScreen('cryptobalance.deposit.fiat.redirect');
  await form.pay('60');
  await new ProviderPage(page).decide('approve');
  await widget.expectScreen('cryptobalance.deposit.fiat.complete');
  await expectPaymentStatus(widget, 'processed');
  await expect(widget.locator('header')).toHaveCount(0);
  await player.expectCreditedOnce('60');
});

test('an app without a platform in its data is recognised by its message handler', async ({
  operator,
  app,
  list,
}) => {
  const { user } = await operator.signUp();
  await app.open({ userData: { transport: 'http', user: { ...user, platform: undefined } } });
  await list.expectShown();
  const [request] = await operator.requests('BANKING/methods-payment-v5');
  expect(request?.headers['x-extra-params']).toBe(extra('android'));
});

test('player’s data that the app sets late is found', async ({ operator, app, list }) => {
  const { user } = await operator.signUp({ platform: 'android' });
  await app.open({ userData: { transport: 'http', user }, after: 2_000 });
  await list.expectShown();
  expect(app.messages('Error')).toEqual([]);
});

test('an expired token is reported to the app once, and a new token is used', async ({
  openWidget,
  operator,
  app,
  list,
  message,
}) => {
  const player = await operator.signUp({ platform: 'android' });
  await operator.post('tokens/revoke', { token: player.token });
  await openWidget({ player });
  await message.expectError(text('error.status.401'));
  await app.expectMessage('TokenExpired');
  expect(app.messages('TokenExpired')).toHaveLength(1);

  const { token } = await player.renewToken();
  await app.send('login.token', { token });
  await list.expectShown();
});

test('the phone’s back leads back, and closes the widget on its first screen', async ({
  openForm,
  app,
  widget,
  list,
  form,
}) => {
  await openForm('mifinity');
  await form.expectShown();
  await app.send('back');
  await list.expectShown();
  await list.choose('mifinity');
  await app.send('swipe-back');
  await list.expectShown();
  expect(app.messages('Close')).toEqual([]);
  await app.send('back');
  await app.expectMessage('Close');
  await expect(widget.screen, 'the app closes the web view itself').toHaveAttribute(
    'data-screen',
    'deposit.list',
  );
});

test.describe('the demo’s native app', () => {
  test.use({ hasTouch: false, isMobile: false, viewport: { width: 900, height: 900 } });

  test('opens the web view in its own window and exchanges messages with it', async ({ page }) => {
    await page.goto('/host/app.html');
    await expect(page.locator('#player-name')).not.toHaveText('Signing in…');
    const [view] = await Promise.all([page.waitForEvent('popup'), page.locator('#open').click()]);
    const widget = new Widget(view);
    const list = new ListPage(widget);
    await list.expectShown();
    await expect(page.locator('#log')).toContainText('Loaded');
    await view.reload();
    await list.expectShown();
    await expect(page.locator('#log li.to', { hasText: 'paywidgetUserData' })).toHaveCount(2);
    await page.locator('#back').click();
    await expect.poll(() => view.isClosed()).toBe(true);
  });
});
