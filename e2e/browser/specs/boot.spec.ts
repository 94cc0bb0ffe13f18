import { brazilian, expect, holdRequests, test } from '../fixtures/test';
import { CompletePage } from '../pages/CompletePage';
import { recordLayoutShifts, visibleLayoutShifts } from '../pages/layoutShifts';
import { text } from '../pages/texts';
import { Widget } from '../pages/Widget';

const methods = 'BANKING/methods-payment-v5';

test('the widget sends Loaded with its version, once and before any other message', async ({
  openList,
  host,
}) => {
  await openList();
  const [first, ...others] = await host.messages();
  expect(first).toEqual({ messageType: 'Loaded', version: '1.0.535' });
  expect(others.filter(({ messageType }) => messageType === 'Loaded')).toEqual([]);
  expect(await host.messages('Error')).toEqual([]);
  expect(await host.messages('MissingTranslation')).toEqual([]);
});

test('the first screen requests the methods once, with the player’s data', async ({ openList, operator }) => {
  const player = await openList({
    player: brazilian,
    payload: { experiments: [{ key: 'cashier', group: 'group_b' }] },
  });
  const requests = await operator.requests(methods);
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({
    method: 'POST',
    payload: { country: 'br', currency: { code: 'BRL', type: 'fiat' }, abTestGroup: 'group_b' },
    headers: {
      authorization: `Bearer ${player.token}`,
      'content-type': 'application/json',
      'cache-control': 'no-cache',
      'x-extra-params': '{"platformVersion":"redesign"}',
    },
  });
});

test('the helper window’s page, opened directly, says that nothing was charged', async ({ page }) => {
  const widget = new Widget(page);
  await page.goto('/paywidget/form');
  await widget.expectScreen('form');
  await expect(widget.screen).toContainText(text('form.lost.title'));
  await expect(widget.screen).toContainText('You haven’t been charged');
  await expect(widget.locator('header').locator('[data-action="close"]')).toHaveCount(0);
});

for (const status of ['waiting', 'accepted', 'processed', 'mistaked'] as const) {
  test(`the complete page, opened outside the widget, shows the status ${status}`, async ({
    page,
    operator,
  }) => {
    await page.goto(`/paywidget/deposit/complete?status=${status}&depositId=dep_1`);
    const widget = new Widget(page);
    await new CompletePage(widget).expectStatus(status);
    await expect(widget.screen).toContainText(text('deposit.complete.bare'));
    await expect(widget.locator('button'), 'it has no buttons').toHaveCount(0);
    expect(page.url(), 'the status is removed from the address').not.toContain('status=');
    const calls = (await operator.requests()).filter(({ path }) => path.startsWith('/api/'));
    expect(calls.filter(({ endpoint }) => endpoint !== 'METRIC_EVENTS_HANDLER/events')).toEqual([]);
  });
}

test('page-load metrics are sent outside a frame only', async ({ openList, operator, host, page }) => {
  const player = await openList();
  await host.frame().then((frame) => frame.evaluate(() => new Promise((done) => requestIdleCallback(done))));
  expect(await operator.requests('METRIC_EVENTS_HANDLER/events')).toEqual([]);

  await page.addInitScript((user) => {
    Object.assign(window, { paywidgetUserData: { user }, PaywidgetAndroid: { postMessage: () => {} } });
  }, player.user);
  await page.goto('/paywidget/deposit');
  await new Widget(page).expectScreen('deposit.list');
  await expect.poll(async () => (await operator.requests('METRIC_EVENTS_HANDLER/events')).length).toBe(1);
  const [metrics] = await operator.requests('METRIC_EVENTS_HANDLER/events');
  const { events } = (metrics?.payload ?? { events: [] }) as { events: Record<string, unknown>[] };
  const timestamp = Number(events[0]?.timestamp);
  const value = Number(events[0]?.value);
  expect(events).toEqual([{ key: 'page_load.deposit.list', timestamp, value }]);
  expect(value).toBeGreaterThan(0);
  expect(value, 'in seconds').toBeLessThan(60);
  expect(Math.abs(timestamp - Date.now() / 1000), 'in seconds').toBeLessThan(120);
});

test('a web view without user data shows an error after 5 s', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const sent: string[] = [];
    Object.assign(window, {
      sent,
      PaywidgetAndroid: { postMessage: (message: string) => sent.push(message) },
    });
  });
  await page.goto('/paywidget/deposit');
  const widget = new Widget(page);
  await expect(widget.container).toBeAttached();
  await page.clock.fastForward(5_000);
  await expect(widget.container).toContainText(text('start.host.text'));
  const sent = await page.evaluate(() => (window as unknown as { sent: string[] }).sent.join('\n'));
  expect(sent).toContain('was not found in the window');
});

test('a widget with the dark theme is dark from its first frame', async ({
  openList,
  operator,
  host,
  page,
}) => {
  await page.addInitScript(() => {
    const themes: (string | null)[] = [];
    Object.assign(window, { themes });
    new MutationObserver(() => {
      const container = document.querySelector('[data-paywidget]');
      if (container) themes.push(container.getAttribute('data-theme'));
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await operator.addFaults({ match: { endpoint: methods }, action: 'delay', ms: 600 });
  await openList({ theme: 'dark' });
  const frame = await host.frame();
  const { themes, page: background } = await frame.evaluate(() => ({
    themes: [...new Set((window as unknown as { themes: string[] }).themes)],
    page: getComputedStyle(document.documentElement).backgroundColor,
  }));
  expect(themes).toEqual(['dark']);
  expect(background, 'the page behind it is transparent').toBe('rgba(0, 0, 0, 0)');
});

test('the layout does not shift while the list loads', async ({ openWidget, host, page, list }) => {
  await recordLayoutShifts(page);
  const answer = await holdRequests(page, `**/${methods}`);
  await openWidget();
  await expect(host.widget.status.first(), 'placeholders are shown first').toBeAttached();
  answer();
  await list.expectShown();
  const frame = await host.frame();
  await frame.waitForLoadState('networkidle');
  expect(await visibleLayoutShifts(frame)).toEqual([]);
});

test('files have cache headers and a content security policy that fit their kind', async ({ request }) => {
  const page = await request.get('/paywidget/deposit');
  const html = await page.text();
  expect(page.headers()['cache-control']).toBe('no-cache');
  const policy = page.headers()['content-security-policy'] ?? '';
  for (const rule of ["default-src 'self'", "script-src 'self'", "object-src 'none'", "base-uri 'none'"]) {
    expect(policy.split('; ')).toContain(rule);
  }
  expect(policy).not.toContain('unsafe');
  expect(html, 'no inline script, style or event handler').not.toMatch(
    /<script(?![^>]*(src=|application\/json))|<style|style=|\son\w+=/,
  );

  const [asset = ''] = html.match(/\/paywidget\/static\/shell\/[^"]+\.js/) ?? [];
  const script = await request.get(asset);
  expect(script.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(script.headers()['content-type']).toContain('text/javascript');

  const loader = await request.get('/paywidget/embed.js');
  expect(loader.headers()['cache-control']).toBe('public, max-age=300, stale-while-revalidate=86400');
  for (const file of ['config.json', 'static/mf-deposit/1.0.535/mf-manifest.json']) {
    const answer = await request.get(`/paywidget/${file}`);
    expect(answer.status(), file).toBe(200);
    expect(answer.headers()['cache-control'], file).toBe('no-cache');
  }
  const missing = await request.get('/paywidget/static/shell/1.0.535/shell.0123456789ab.js');
  expect(missing.status()).toBe(404);
});

test.describe('in package mode', () => {
  test.use({ mode: 'package' });

  test('config.json is requested before the rest of the container has loaded', async ({
    openWidget,
    page,
    list,
  }) => {
    const release = await holdRequests(page, /\/package\/__federation_expose_mount/);
    const requested = page.waitForRequest(/\/paywidget\/config\.json$/);
    await openWidget();
    await requested;
    release();
    await list.expectShown();
  });

  test('a config.json that was lost on its first request is requested again', async ({
    openWidget,
    page,
    list,
  }) => {
    const release = await holdRequests(page, /\/package\/__federation_expose_mount/);
    let requests = 0;
    await page.route(/\/paywidget\/config\.json$/, (route) => {
      requests += 1;
      return requests === 1 ? route.abort('connectionfailed') : route.continue();
    });
    await openWidget();
    await expect.poll(() => requests).toBe(1);
    release();
    await list.expectShown();
    expect(requests).toBeGreaterThan(1);
  });
});
