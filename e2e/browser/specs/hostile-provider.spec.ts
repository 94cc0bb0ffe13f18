import { test as base, expect } from '../fixtures/test';
import { ListPage } from '../pages/ListPage';
import { NativeApp } from '../pages/NativeApp';
import type { NativePlatform } from '../pages/nativeSnippets';
import { sandboxUrl } from '../sandboxAddress';

const test = base.extend<{ platform: NativePlatform; app: NativeApp }>({
  platform: ['android', { option: true }],
  app: async ({ page, platform }, use) => use(new NativeApp(page, platform, sandboxUrl)),
  widget: async ({ app }, use) => use(app.widget),
});

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** The page of a provider that asks the app for the player's data and token, and keeps whatever it gets. */
const hostilePage = `<!doctype html><title>Provider</title><h1>Pay here</h1>
<iframe src="${sandboxUrl}/paywidget/deposit"></iframe>
<iframe src="about:blank"></iframe>
<script>
  window.got = [];
  const keep = (what) => window.got.push(String(JSON.stringify(what)));
  if (window.paywidgetUserData !== undefined) keep(window.paywidgetUserData);
  Object.defineProperty(window, 'paywidgetUserData', { set: keep, get: () => undefined });
  window.paywidgetMessage = keep;
  const ask = () => {
    for (const view of [window, frames[1]]) {
      const handlers = [view.webkit?.messageHandlers?.paywidget, view.PaywidgetAndroid];
      for (const handler of handlers)
        for (const messageType of ['Loaded', 'TokenExpired'])
          handler?.postMessage(JSON.stringify({ messageType, version: '1.0.535' }));
    }
  };
  ask();
  addEventListener('load', ask);
</script>`;

for (const platform of ['ios', 'android'] as const) {
  test.describe(`in an ${platform} app`, () => {
    test.use({ platform });

    test('a hostile provider’s page gets neither the player’s data nor a token', async ({
      operator,
      app,
      page,
      widget,
    }) => {
      await page.route('https://provider.example/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: hostilePage }),
      );
      const player = await operator.signUp({ platform });
      const list = new ListPage(widget);
      await app.open({ userData: { transport: 'http', user: player.user } });
      await list.expectShown();
      expect(await page.evaluate(() => 'paywidgetUserData' in window), 'the widget has deleted it').toBe(
        false,
      );
      const heard = app.received.length;

      await page.goto('https://provider.example/pay');
      // The app answers a TokenExpired, and the phone's back is pressed, while this page is open.
      const { token } = await player.renewToken();
      await app.send('login.token', { token });
      await app.send('back');
      if (platform === 'ios') await expect.poll(() => app.refused.length).toBeGreaterThan(0);
      expect(await page.evaluate('window.got')).toEqual([]);
      expect(app.received, 'the app reads nothing of it').toHaveLength(heard);

      await page.goto('/paywidget/deposit');
      await app.send('login.token', { token });
      await list.expectShown();
      expect(app.messages('Loaded'), 'the widget is answered again').toHaveLength(2);
    });
  });
}
