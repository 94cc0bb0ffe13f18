import type { Page } from '@playwright/test';
import { test as base, brazilian, expect } from '../fixtures/test';
import { CaptchaDialog } from '../pages/CaptchaDialog';
import type { HostPage } from '../pages/HostPage';
import type { Operator } from '../pages/Operator';
import { ProviderPage } from '../pages/ProviderPage';
import { text, textsOf } from '../pages/texts';
import { sandboxUrl } from '../sandboxAddress';

const test = base.extend<{ captcha: CaptchaDialog }>({
  captcha: async ({ widget }, use) => use(new CaptchaDialog(widget)),
});

const scripts = (name: string) => [`/sandbox/captcha/${name}.js`];
const geetest = (id: string, urls = scripts('geetest')) => ({ captcha: { geetest: { id, scripts: urls } } });

/** A method without a captcha, and an amount for which the server demands one. */
const method = 'mifinity';
const asksForCaptcha = '25.16';

const createCalls = async (operator: Operator) =>
  (await operator.requests('BANKING/deposit-create')).map(({ payload, headers }) => ({
    payload: payload as Record<string, unknown>,
    key: headers['idempotency-key'],
  }));

/** The codes of the captcha errors that the host received. */
const captchaErrors = async (host: HostPage) =>
  (await host.messages('Error'))
    .map(({ code }) => String(code))
    .filter((code) => code.startsWith('captcha.'));

/** Collects the violations of the content security policy from the console. */
function collectViolations(page: Page): string[] {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) violations.push(message.text());
  });
  return violations;
}

test('@phone when the server demands GeeTest, solving it sends the deposit again under a new key', async ({
  openForm,
  operator,
  page,
  form,
  captcha,
}) => {
  const violations = collectViolations(page);
  await openForm(method, { player: { lang: 'ru' }, user: { lang: 'ru' }, payload: geetest('press') });
  const [helper] = await Promise.all([page.waitForEvent('popup'), form.pay(asksForCaptcha)]);
  const box = captcha.frame.locator('[data-language]');
  await expect(box).toHaveAttribute('data-language', 'rus');
  await expect(helper.locator('h1'), 'the window in front says where the check is').toHaveText(
    textsOf('ru')['form.check.title'] ?? '',
  );
  await captcha.frame.getByRole('button', { name: 'I am human' }).click();
  await new ProviderPage(helper).expectShown();
  await captcha.expectGone();
  const [first, second] = await createCalls(operator);
  expect(first?.payload).not.toHaveProperty('geetestPassToken');
  expect(second?.payload).toMatchObject({
    geetestCaptchaOutput: 'sandbox-output',
    geetestPassToken: 'sandbox-pass',
    geetestGenTime: expect.stringMatching(/^\d+$/),
    geetestLotNumber: expect.stringMatching(/^\w{32}$/),
  });
  expect(second?.key).not.toBe(first?.key);
  expect(violations).toEqual([]);
});

for (const [name, close] of [
  ['its button', (captcha: CaptchaDialog) => captcha.cancel()],
  ['Escape beside the frame', (captcha: CaptchaDialog) => captcha.cancelButton.press('Escape')],
  [
    'Escape within the frame',
    (captcha: CaptchaDialog) => captcha.frame.getByRole('button', { name: 'I am human' }).press('Escape'),
  ],
  ["the vendor's own button", (captcha: CaptchaDialog) => captcha.press('Close')],
] as const) {
  test(`closing the captcha with ${name} ends the payment without an error`, async ({
    openForm,
    host,
    page,
    widget,
    form,
    captcha,
  }) => {
    const player = await openForm(method, { payload: geetest('press') });
    const [helper] = await Promise.all([page.waitForEvent('popup'), form.pay(asksForCaptcha)]);
    await captcha.expectShown();
    await expect(captcha.cancelButton, 'Enter does not cancel it by accident').not.toBeFocused();
    await close(captcha);
    await captcha.expectGone();
    await expect(form.submit).toBeEnabled();
    await expect(form.submit).toBeFocused();
    await expect(widget.alert).toHaveCount(0);
    await expect.poll(() => helper.isClosed()).toBe(true);
    expect((await player.ledger()).deposits).toEqual([]);
    expect(await captchaErrors(host)).toEqual([]);
  });
}

for (const [name, leave] of [
  ["the host's back", (host) => host.send('back')],
  ["the host's swipe-back", (host) => host.send('swipe-back')],
  ["the browser's back", (_, page) => page.evaluate('history.back()')],
] as readonly [string, (host: HostPage, page: Page) => Promise<unknown>][]) {
  test(`leaving the form by ${name} while a captcha is open creates nothing`, async ({
    openForm,
    operator,
    host,
    page,
    list,
    form,
    captcha,
  }) => {
    const player = await openForm(method, { payload: geetest('press') });
    const [helper] = await Promise.all([page.waitForEvent('popup'), form.pay(asksForCaptcha)]);
    await captcha.expectShown();
    await leave(host, page);
    await list.expectShown();
    await captcha.expectGone();
    await expect.poll(() => helper.isClosed()).toBe(true);
    expect((await player.ledger()).deposits).toEqual([]);
    expect(await createCalls(operator), 'the call that the server answered with a captcha').toHaveLength(1);
    await expect(list.method(method), 'nothing covers the list').toBeEnabled();
  });
}

test('reCAPTCHA v3 is solved without being shown', async ({
  openForm,
  operator,
  page,
  widget,
  form,
  captcha,
}) => {
  const payload = { captcha: { recaptcha3: { id: 'pass', scripts: scripts('recaptcha') } } };
  await openForm('visa_mastercard', { player: brazilian, payload });
  const [helper] = await Promise.all([page.waitForEvent('popup'), form.pay('200')]);
  await new ProviderPage(helper).expectShown();
  await captcha.expectGone();
  const [call] = await createCalls(operator);
  expect(call?.payload.captchaV3Response).toMatch(/^sandbox-/);
  await expect(widget.alert).toHaveCount(0);
});

test('@phone an expired reCAPTCHA v2 is shown again with a notice', async ({
  openForm,
  operator,
  page,
  form,
  captcha,
}) => {
  const payload = { captcha: { recaptcha2: { id: 'expire', scripts: scripts('recaptcha') } } };
  await openForm('pse', { player: { country: 'co', currency: 'COP' }, payload });
  await form.enter('50000', {
    documentNumber: '1032456789',
    fullName: 'Ana Gomez',
    email: 'ana@example.com',
  });
  await form.choose('bankCode', 'Bancolombia');
  await form.choose('documentType', 'Citizenship card');
  await Promise.all([page.waitForEvent('popup'), form.submit.click()]);
  await captcha.expectShown();
  await captcha.press('I am not a robot');
  await expect(captcha.dialog).toContainText(text('captcha.expired'));
  await captcha.press('I am not a robot');
  await captcha.expectGone();
  await expect
    .poll(async () => (await createCalls(operator))[0]?.payload.captchaResponse)
    .toMatch(/^sandbox-/);
});

test('a captcha script that fails to load is loaded from the next source', async ({
  openForm,
  operator,
  host,
  page,
  form,
  captcha,
}) => {
  const sources = [...scripts('gone'), ...scripts('absent'), ...scripts('geetest')];
  await openForm(method, { payload: geetest('pass', sources) });
  const [helper] = await Promise.all([page.waitForEvent('popup'), form.pay(asksForCaptcha)]);
  await new ProviderPage(helper).expectShown();
  await captcha.expectGone();
  await expect
    .poll(async () => (await createCalls(operator))[1]?.payload)
    .toMatchObject({ geetestPassToken: 'sandbox-pass' });
  expect(await captchaErrors(host)).toEqual([]);
});

test('without the captcha script the deposit is sent with the bypass, after four attempts at each of the vendor’s three sources', async ({
  openForm,
  operator,
  host,
  page,
  form,
  captcha,
}) => {
  const requested: string[] = [];
  await page.context().route(/^https:/, (route) => {
    requested.push(route.request().url());
    return route.abort();
  });
  await page.clock.install();
  // A host may set the captcha id, but not load the script from any origin.
  await openForm(method, { payload: geetest('press', ['https://evil.example/gt4.js']) });
  const [helper] = await Promise.all([page.waitForEvent('popup'), form.pay(asksForCaptcha)]);
  for (const attempt of [1, 2, 3]) {
    await expect.poll(() => requested.length).toBeGreaterThanOrEqual(attempt * 3);
    await page.clock.fastForward(500 * attempt);
  }
  await new ProviderPage(helper).expectShown();
  await captcha.expectGone();
  await expect
    .poll(async () => (await createCalls(operator))[1]?.payload)
    .toMatchObject({ captchaBypass: true });
  expect(await captchaErrors(host)).toEqual(['captcha.source', 'captcha.script']);
  const sources = ['static.geetest.com', 'static.geevisit.com', 'dn-staticdown.qbox.me'];
  const hosts = requested.filter((url) => url.endsWith('/gt4.js')).map((url) => new URL(url).host);
  expect(hosts).toEqual([...sources, ...sources, ...sources, ...sources]);
});

test('a captcha that does not appear within 30 s is bypassed', async ({
  openForm,
  operator,
  host,
  page,
  form,
  captcha,
}) => {
  await page.clock.install();
  await openForm(method, { payload: geetest('silent'), redirects: false });
  await form.pay(asksForCaptcha);
  await expect(captcha.dialog).toBeAttached();
  await page.clock.fastForward(20_000);
  expect(await createCalls(operator)).toHaveLength(1);
  await page.clock.fastForward(10_500);
  await expect.poll(async () => (await createCalls(operator)).length).toBe(2);
  expect((await createCalls(operator))[1]?.payload).toMatchObject({ captchaBypass: true });
  expect(await captchaErrors(host)).toEqual(['captcha.timeout']);
});

test('a shown captcha has no time limit for the player', async ({
  openForm,
  operator,
  page,
  form,
  captcha,
}) => {
  await page.clock.install();
  await openForm(method, { payload: geetest('press') });
  await form.pay(asksForCaptcha);
  await captcha.expectShown();
  await page.clock.fastForward(120_000);
  await captcha.press('I am human');
  await captcha.expectGone();
  await expect
    .poll(async () => (await createCalls(operator))[1]?.payload)
    .toMatchObject({ geetestPassToken: 'sandbox-pass' });
});

test('a missing captcha id is reported to the host, and the deposit is sent with the bypass', async ({
  openForm,
  operator,
  host,
  page,
  form,
}) => {
  await openForm(method);
  const [helper] = await Promise.all([page.waitForEvent('popup'), form.pay(asksForCaptcha)]);
  await new ProviderPage(helper).expectShown();
  await host.expectMessage('Error', { code: 'captcha.empty', message: 'Captcha id is empty' });
  expect((await createCalls(operator))[1]?.payload).toMatchObject({ captchaBypass: true });
});

test('only the captcha page, at its own origin, allows the captcha vendors’ scripts', async ({ request }) => {
  const { port } = new URL(sandboxUrl);
  const headers = { Host: `captcha.localhost:${port}` };
  const captchaPage = await request.get('/paywidget/captcha.html', { headers });
  const header = captchaPage.headers()['content-security-policy'] ?? '';
  const [, own = ''] =
    /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(await captchaPage.text()) ?? [];
  expect(header).toContain('geetest.com');
  expect(header).toContain(`; frame-ancestors ${sandboxUrl} `);
  expect(header.startsWith(own) && own !== '', 'the page has the same policy in a meta element').toBe(true);
  const widget = (await request.get('/paywidget/')).headers()['content-security-policy'] ?? '';
  expect(widget).toMatch(/script-src 'self';/);
  expect(widget).toMatch(`frame-src http://captcha.localhost:${port} `);
});
