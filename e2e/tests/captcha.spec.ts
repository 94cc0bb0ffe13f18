import type { Page } from '@playwright/test';
import { CaptchaDialog } from '../pages/CaptchaDialog';
import type { HostPage } from '../pages/HostPage';
import type { Operator } from '../pages/Operator';
import { ProviderPage } from '../pages/ProviderPage';
import { text } from '../pages/texts';
import { test as base, expect } from './test';

const test = base.extend<{ captcha: CaptchaDialog }>({
  captcha: async ({ widget }, use) => use(new CaptchaDialog(widget)),
});

const scripts = (name: string) => [`/sandbox/captcha/${name}.js`];
const geetest = (id: string, from = scripts('geetest')) => ({ captcha: { geetest: { id, scripts: from } } });

/** A method without a captcha of its own, and an amount for which the server asks for one. */
const method = 'mifinity';
const asksForCaptcha = '25.16';

const creations = async (operator: Operator) =>
  (await operator.requests('BANKING/deposit-create')).map(({ payload, headers }) => ({
    payload: payload as Record<string, unknown>,
    key: headers['idempotency-key'],
  }));

/** What the host hears of captchas. */
const reports = async (host: HostPage) =>
  (await host.messages('Error'))
    .map(({ code }) => String(code))
    .filter((code) => code.startsWith('captcha.'));

/** What the page's policies refused. */
function refusals(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) said.push(message.text());
  });
  return said;
}

test('@phone the server asks for GeeTest, the player presses, and the deposit goes on under a new key', async ({
  operator,
  host,
  page,
  list,
  form,
  captcha,
}) => {
  const refused = refusals(page);
  await host.open({
    player: await operator.signUp({ lang: 'ru' }),
    user: { lang: 'ru' },
    payload: geetest('press'),
  });
  await list.choose(method);
  const [helper] = await Promise.all([page.waitForEvent('popup'), form.pay(asksForCaptcha)]);
  const box = captcha.frame.locator('[data-language]');
  await expect(box).toHaveAttribute('data-language', 'rus');
  await captcha.frame.getByRole('button', { name: 'I am human' }).click();
  await new ProviderPage(helper).expectShown();
  await captcha.expectGone();
  const [first, second] = await creations(operator);
  expect(first?.payload).not.toHaveProperty('geetestPassToken');
  expect(second?.payload).toMatchObject({
    geetestCaptchaOutput: 'sandbox-output',
    geetestPassToken: 'sandbox-pass',
    geetestGenTime: expect.stringMatching(/^\d+$/),
    geetestLotNumber: expect.stringMatching(/^\w{32}$/),
  });
  expect(second?.key).not.toBe(first?.key);
  expect(refused).toEqual([]);
});

for (const [how, close] of [
  ['its button', (captcha: CaptchaDialog) => captcha.cancel()],
  ['Escape beside the frame', (captcha: CaptchaDialog) => captcha.cancelButton.press('Escape')],
  [
    'Escape within the frame',
    (captcha: CaptchaDialog) => captcha.frame.getByRole('button', { name: 'I am human' }).press('Escape'),
  ],
  ["the vendor's own button", (captcha: CaptchaDialog) => captcha.press('Close')],
] as const) {
  test(`closing it by ${how} ends the payment without an error`, async ({
    operator,
    host,
    page,
    widget,
    list,
    form,
    captcha,
  }) => {
    const player = await operator.signUp();
    await host.open({ player, payload: geetest('press') });
    await list.choose(method);
    const [helper] = await Promise.all([page.waitForEvent('popup'), form.pay(asksForCaptcha)]);
    await captcha.expectShown();
    await expect(captcha.cancelButton, 'Enter does not cancel by chance').not.toBeFocused();
    await close(captcha);
    await captcha.expectGone();
    await expect(form.submit).toBeEnabled();
    await expect(form.submit).toBeFocused();
    await expect(widget.alert).toHaveCount(0);
    await expect.poll(() => helper.isClosed()).toBe(true);
    expect((await player.ledger()).deposits).toEqual([]);
    expect(await reports(host)).toEqual([]);
  });
}

test('reCAPTCHA v3 is never seen', async ({ operator, host, page, widget, list, form, captcha }) => {
  const payload = { captcha: { recaptcha3: { id: 'pass', scripts: scripts('recaptcha') } } };
  await host.open({ player: await operator.signUp({ country: 'br', currency: 'BRL' }), payload });
  await list.choose('visa_mastercard');
  const [helper] = await Promise.all([page.waitForEvent('popup'), form.pay('200')]);
  await new ProviderPage(helper).expectShown();
  await captcha.expectGone();
  const [creation] = await creations(operator);
  expect(creation?.payload.captchaV3Response).toMatch(/^sandbox-/);
  await expect(widget.alert).toHaveCount(0);
});

test('@phone reCAPTCHA v2 that comes too late is shown again, and says so', async ({
  operator,
  host,
  page,
  list,
  form,
  captcha,
}) => {
  const payload = { captcha: { recaptcha2: { id: 'expire', scripts: scripts('recaptcha') } } };
  await host.open({ player: await operator.signUp({ country: 'co', currency: 'COP' }), payload });
  await list.choose('pse');
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
  await expect.poll(async () => (await creations(operator))[0]?.payload.captchaResponse).toMatch(/^sandbox-/);
});

test('a script that one source lacks comes from the next', async ({
  operator,
  host,
  page,
  list,
  form,
  captcha,
}) => {
  const sources = [...scripts('gone'), ...scripts('absent'), ...scripts('geetest')];
  await host.open({ player: await operator.signUp(), payload: geetest('pass', sources) });
  await list.choose(method);
  const [helper] = await Promise.all([page.waitForEvent('popup'), form.pay(asksForCaptcha)]);
  await new ProviderPage(helper).expectShown();
  await captcha.expectGone();
  await expect
    .poll(async () => (await creations(operator))[1]?.payload)
    .toMatchObject({ geetestPassToken: 'sandbox-pass' });
  expect(await reports(host)).toEqual([]);
});

test('without its script the deposit goes on by the bypass, after the vendor’s three sources, four times each', async ({
  operator,
  host,
  page,
  list,
  form,
  captcha,
}) => {
  const asked: string[] = [];
  await page.context().route(/^https:/, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  // A host may bring an id, but not code from wherever it likes.
  await host.open({
    player: await operator.signUp(),
    payload: geetest('press', ['https://evil.example/gt4.js']),
  });
  await list.choose(method);
  const [helper] = await Promise.all([page.waitForEvent('popup'), form.pay(asksForCaptcha)]);
  await new ProviderPage(helper).expectShown();
  await captcha.expectGone();
  await expect
    .poll(async () => (await creations(operator))[1]?.payload)
    .toMatchObject({ captchaBypass: true });
  expect(await reports(host)).toEqual(['captcha.source', 'captcha.script']);
  const sources = ['static.geetest.com', 'static.geevisit.com', 'dn-staticdown.qbox.me'];
  const hosts = asked.filter((url) => url.endsWith('/gt4.js')).map((url) => new URL(url).host);
  expect(hosts).toEqual([...sources, ...sources, ...sources, ...sources]);
});

test('a vendor that never gets to anything is given up after 30 s', async ({
  operator,
  host,
  page,
  list,
  form,
  captcha,
}) => {
  await page.clock.install();
  await host.open({ player: await operator.signUp(), payload: geetest('silent'), redirects: false });
  await list.choose(method);
  await form.pay(asksForCaptcha);
  await expect(captcha.dialog).toBeAttached();
  await page.clock.fastForward(29_000);
  expect(await creations(operator)).toHaveLength(1);
  await page.clock.fastForward(1_500);
  await expect.poll(async () => (await creations(operator)).length).toBe(2);
  expect((await creations(operator))[1]?.payload).toMatchObject({ captchaBypass: true });
  expect(await reports(host)).toEqual(['captcha.timeout']);
});

test('a player who takes their time is not hurried', async ({
  operator,
  host,
  page,
  list,
  form,
  captcha,
}) => {
  await page.clock.install();
  await host.open({ player: await operator.signUp(), payload: geetest('press') });
  await list.choose(method);
  await form.pay(asksForCaptcha);
  await captcha.expectShown();
  await page.clock.fastForward(120_000);
  await captcha.press('I am human');
  await captcha.expectGone();
  await expect
    .poll(async () => (await creations(operator))[1]?.payload)
    .toMatchObject({ geetestPassToken: 'sandbox-pass' });
});

test('without an id the host hears of it, and the deposit goes on by the bypass', async ({
  operator,
  host,
  page,
  list,
  form,
}) => {
  await host.open({ player: await operator.signUp() });
  await list.choose(method);
  const [helper] = await Promise.all([page.waitForEvent('popup'), form.pay(asksForCaptcha)]);
  await new ProviderPage(helper).expectShown();
  await host.expectMessage('Error', { code: 'captcha.empty', message: 'Captcha id is empty' });
  expect((await creations(operator))[1]?.payload).toMatchObject({ captchaBypass: true });
});

test('the vendors are admitted to their own page, and to no other', async ({ request }) => {
  const captchaPage = await request.get('/paywidget/captcha.html');
  const header = captchaPage.headers()['content-security-policy'] ?? '';
  const [, own = ''] =
    /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(await captchaPage.text()) ?? [];
  expect(header).toContain('geetest.com');
  expect(header).toMatch(/; frame-ancestors 'self'/);
  expect(header.startsWith(own) && own !== '', 'the page carries its policy itself').toBe(true);
  const widget = (await request.get('/paywidget/')).headers()['content-security-policy'] ?? '';
  expect(widget).toMatch(/script-src 'self';/);
});
