import { BalancePage } from '../pages/BalancePage';
import { CryptoPage } from '../pages/CryptoPage';
import { ListPage } from '../pages/ListPage';
import { NativeApp, type NativePlatform } from '../pages/NativeApp';
import { ProviderPage } from '../pages/ProviderPage';
import { Widget } from '../pages/Widget';
import { test as base, expect } from './test';

const test = base.extend<{ platform: NativePlatform; app: NativeApp }>({
  platform: ['android', { option: true }],
  app: async ({ page, platform }, use) => use(new NativeApp(page, platform)),
  widget: async ({ app }, use) => use(app.widget),
});

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

const extra = (platform: NativePlatform) =>
  JSON.stringify({ platformVersion: 'redesign', isNative: true, platform });

for (const platform of ['ios', 'android'] as const) {
  test.describe(`in an app for ${platform}`, () => {
    test.use({ platform });

    test('a deposit goes to the provider and back in the same window', async ({
      operator,
      app,
      page,
      list,
      form,
      complete,
    }) => {
      const player = await operator.signUp({ platform });
      const popups: unknown[] = [];
      page.on('popup', (popup) => popups.push(popup));
      await app.open({ userData: { transport: 'http', user: player.user } });
      await list.expectShown();
      expect(app.received[0]).toEqual({ messageType: 'Loaded', version: '1.0.534' });

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

    test('an address is shared through the app', async ({ operator, app, widget }) => {
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

test('in crypto-balance a payment by fiat keeps its own names, and is credited', async ({
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
  await expect(widget.locator('[data-status]')).toHaveAttribute('data-status', 'processed');
  await expect(widget.locator('header')).toHaveCount(0);
  await player.expectCreditedOnce('60');
});

test('an app that does not say what it is is known by its handler', async ({ operator, app, list }) => {
  const { user } = await operator.signUp();
  await app.open({ userData: { transport: 'http', user: { ...user, platform: undefined } } });
  await list.expectShown();
  const [asked] = await operator.requests('BANKING/methods-payment-v5');
  expect(asked?.headers['x-extra-params']).toBe(extra('android'));
});

test('player’s data that comes late is found', async ({ operator, app, list }) => {
  const { user } = await operator.signUp({ platform: 'android' });
  await app.open({ userData: { transport: 'http', user }, after: 2_000 });
  await list.expectShown();
  expect(app.messages('Error')).toEqual([]);
});

test('an expired token is told to the app once, and the new one is taken', async ({
  operator,
  app,
  list,
  message,
}) => {
  const player = await operator.signUp({ platform: 'android' });
  await operator.post('tokens/revoke', { token: player.token });
  await app.open({ userData: { transport: 'http', user: player.user } });
  await message.expectError();
  await app.expectMessage('TokenExpired');
  expect(app.messages('TokenExpired')).toHaveLength(1);

  const { token } = await player.renewToken();
  await app.send('login.token', { token });
  await list.expectShown();
});

test('the phone’s back leads back, and out of the widget where it began', async ({
  operator,
  app,
  widget,
  list,
  form,
}) => {
  const { user } = await operator.signUp({ platform: 'android' });
  await app.open({ userData: { transport: 'http', user } });
  await list.choose('mifinity');
  await form.expectShown();
  await app.send('back');
  await list.expectShown();
  await list.choose('mifinity');
  await app.send('swipe-back');
  await list.expectShown();
  expect(app.messages('Close')).toEqual([]);
  await app.send('back');
  await app.expectMessage('Close');
  await expect(widget.screen, 'the app takes the web view away').toHaveAttribute(
    'data-screen',
    'deposit.list',
  );
});

test.describe('the demo’s native app', () => {
  test.use({ hasTouch: false, isMobile: false, viewport: { width: 900, height: 900 } });

  test('opens the web view in a window of its own and speaks with it', async ({ page }) => {
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
