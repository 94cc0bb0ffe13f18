import type { Page } from '@playwright/test';
import { brazilian, expect, followToProvider, russian, test } from '../fixtures/test';
import { CompletePage } from '../pages/CompletePage';
import { DepositFormPage } from '../pages/DepositFormPage';
import { ListPage } from '../pages/ListPage';
import { ProviderPage } from '../pages/ProviderPage';
import { text, textsOf } from '../pages/texts';
import { Widget } from '../pages/Widget';

/** This method has no fields, takes 7.50 to 3000 EUR and is paid in a helper window. */
const method = 'mifinity';

test('@phone @socket @package a deposit is paid at the provider and credited once', async ({
  openForm,
  host,
  page,
  form,
  complete,
}) => {
  const player = await openForm(method);
  await form.expectShown();
  await form.enter('25');
  await expect(form.submit).toHaveText('Deposit €25');

  const provider = await followToProvider(page, () => form.submit.click());
  await provider.expectAmount('25 EUR');
  expect(
    await provider.page.evaluate(() => window.opener),
    'the provider cannot reach the widget',
  ).toBeNull();
  await complete.expectStatus('waiting');

  await provider.decide('approve');
  await provider.expectClosed();
  await complete.expectStatus('processed');
  await player.expectCreditedOnce('25');
  const [deposit] = await player.deposits(1);
  await host.expectMessage('DepositStatus', { depositId: deposit?.id, status: 'waiting' });
  await host.expectMessage('DepositStatus', { depositId: deposit?.id, status: 'processed' });
  await complete.press('close');
  await host.expectUnmounted();
});

test('the helper window looks like the widget, also on the return from the provider', async ({
  openForm,
  page,
  form,
  complete,
}) => {
  // So that the page which closes itself can be seen.
  await page.context().addInitScript('window.close = () => {}');
  const user = { lang: 'ar' };
  await openForm(method, { user, player: user, theme: 'dark', tokens: { '--pw-accent': 'rgb(1, 2, 3)' } });
  const expectAppearance = async (opened: Page) => {
    await expect(opened.locator('[data-screen="form"]')).toBeVisible();
    const root = opened.locator('[data-paywidget]');
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await expect(root).toHaveAttribute('lang', 'ar');
    await expect(root).toHaveAttribute('dir', 'rtl');
    await expect
      .poll(() => root.evaluate((element) => getComputedStyle(element).getPropertyValue('--pw-accent')))
      .toBe('rgb(1, 2, 3)');
  };
  // Held back, so that the window waits.
  let answer = () => {};
  await page.route('**/BANKING/deposit-create', async (route) => {
    await new Promise<void>((resolve) => (answer = resolve));
    await route.continue();
  });
  const [helper] = await Promise.all([page.waitForEvent('popup'), form.pay('25')]);
  await expectAppearance(helper);
  await expect(helper.locator('h1, h2').first()).toHaveText(textsOf('ar')['form.wait.title'] ?? '');
  answer();
  await new ProviderPage(helper).decide('approve');
  await expectAppearance(helper);
  await expect(helper.locator('h1')).toHaveText(textsOf('ar')['form.returned.title'] ?? '');
  await complete.expectStatus('processed');
});

test('without pushes the complete page polls for the status', async ({
  openWaitingDeposit,
  page,
  complete,
}) => {
  await page.clock.install();
  const player = await openWaitingDeposit(method, { forwardsPushes: false });
  await player.finishDeposit('PAYED');
  await page.clock.fastForward(5_000);
  await complete.expectStatus('processed');
  await player.expectCreditedOnce('25.23');
});

test('a waiting deposit is shown as accepted after one minute', async ({
  openWaitingDeposit,
  host,
  page,
  complete,
}) => {
  await page.clock.install();
  await openWaitingDeposit(method);
  await page.clock.fastForward(60_000);
  await complete.expectStatus('accepted');
  await complete.press('close');
  await host.expectUnmounted();
});

test('@socket @package a declined deposit leads back to the payment', async ({
  openForm,
  page,
  form,
  complete,
}) => {
  const player = await openForm(method);
  await form.enter('25');
  const provider = await followToProvider(page, () => form.submit.click());
  await provider.decide('decline');
  await complete.expectStatus('mistaked');
  await player.expectNothingCredited();
  await complete.press('back');
  await form.expectShown();
});

test('a slow deposit is accepted first and credited later', async ({ openForm, form, complete }) => {
  const player = await openForm(method);
  await form.pay('25.12');
  await complete.expectStatus('accepted');
  await player.expectNothingCredited();
  await player.finishDeposit('PAYED');
  await complete.expectStatus('processed');
  await player.expectCreditedOnce('25.12');
});

test('a provider that needs a POST is sent its fields by a form', async ({
  openForm,
  operator,
  page,
  form,
}) => {
  const player = await openForm(method);
  await form.enter('25.17');
  const provider = await followToProvider(page, () => form.submit.click());
  const [deposit] = await player.deposits(1);
  const posts = (await operator.requests()).filter(
    ({ path, method }) => method === 'POST' && path === `/provider/pay/${deposit?.id}`,
  );
  expect(posts).toHaveLength(1);
  await provider.expectAmount('25.17 EUR');
});

test('a relative redirect address opens the operator’s own page', async ({ openForm, page, form }) => {
  await openForm(method);
  await form.enter('25.31');
  const provider = await followToProvider(page, () => form.submit.click());
  expect(provider.page.url()).toContain('/provider/pay/');
});

test('@socket @package fields that the server asks for later are added to the same form', async ({
  openForm,
  operator,
  page,
  widget,
  form,
  complete,
}) => {
  const player = await openForm(method);
  await form.pay('25.15');
  await expect(widget.status.filter({ hasText: text('deposit.moreFields') })).toBeVisible();
  await form.expectShown();
  await expect(form.amount).toHaveValue('25.15');

  await form.type('documentNumber', '??');
  await form.control('documentNumber').blur();
  await expect(form.submit).toBeDisabled();
  await form.expectError('documentNumber', text('paymentMethods.regex_error.documentNumber'));
  await form.type('documentNumber', 'AB123456');
  await form.type('city', 'Utrecht');
  const provider = await followToProvider(page, () => form.submit.click());
  await provider.decide('approve');
  await complete.expectStatus('processed');
  await player.expectCreditedOnce('25.15');

  const [first, second] = await operator.requests('BANKING/deposit-create');
  const [deposit] = await player.deposits(1);
  expect(second?.payload).toMatchObject({
    depositId: deposit?.id,
    fields: { documentNumber: 'AB123456', city: 'Utrecht' },
  });
  expect(second?.headers['idempotency-key']).not.toBe(first?.headers['idempotency-key']);
});

for (const [name, amount, message] of [
  ['the server’s own text', '25.18', 'Your bank asks you to confirm your address with the casino first'],
  ['the text of a known error code', '25.19', text('common.errors.banking.insufficientFunds')],
  ['a general text for an unknown error code', '25.25', text('provider.error')],
  ['a general text for a rejected field', '25.33', text('provider.error')],
] as const) {
  test(`a rejected deposit shows ${name} and keeps the form filled in`, async ({
    openForm,
    page,
    widget,
    form,
  }) => {
    await page.clock.install();
    const player = await openForm(method);
    await form.pay(amount);
    await expect(widget.alert).toContainText(text('error.title'));
    await expect(widget.alert).toContainText(message);
    await form.expectShown();
    await expect(form.amount).toHaveValue(amount);
    await expect(form.submit).toBeEnabled();
    await expect.poll(() => page.context().pages().length, 'the helper window is closed').toBe(1);
    await player.expectNothingCredited();
    await page.clock.fastForward(5_000);
    await expect(widget.alert).toHaveCount(0);
  });
}

test('if the helper window is blocked, another press opens it', async ({
  openForm,
  page,
  widget,
  form,
  complete,
}) => {
  await page.addInitScript(() => {
    const open = window.open.bind(window);
    let isBlocked = true;
    window.open = (...args) => {
      if (!isBlocked) return open(...args);
      isBlocked = false;
      return null;
    };
  });
  const player = await openForm(method);
  await form.pay('25');
  const continueToPayment = widget.root.getByRole('button', { name: text('deposit.continueToPayment') });
  await expect(widget.status.filter({ hasText: text('deposit.blocked.title') })).toBeVisible();
  await widget.expectAccessible();

  const provider = await followToProvider(page, () => continueToPayment.click());
  await provider.decide('approve');
  await complete.expectStatus('processed');
  await player.expectCreditedOnce('25');
});

test('closing the helper window does not cancel the payment', async ({ openForm, page, form, complete }) => {
  const player = await openForm(method);
  await form.enter('25');
  const provider = await followToProvider(page, () => form.submit.click());
  await provider.page.close();
  await complete.expectStatus('waiting');
  await player.finishDeposit('PAYED');
  await complete.expectStatus('processed');
});

test('fields are masked, validated on blur, and required on submit', async ({ openForm, operator, form }) => {
  const player = await openForm('picpay', { player: brazilian });
  await form.submit.click();
  await form.expectError('cpf', text('form.field.required'));
  await expect(form.control('cpf')).toBeInViewport();

  await form.type('cpf', '1234567');
  await form.control('cpf').blur();
  await form.expectError('cpf', text('paymentMethods.regex_error.cpf'));
  await form.type('cpf', '12345678909');
  await expect(form.control('cpf')).toHaveValue('123.456.789-09');
  await form.control('cpf').blur();
  await form.expectValid('cpf');
  expect(await operator.requests('BANKING/deposit-create')).toEqual([]);

  await form.type('amount', '50.23');
  await form.submit.click();
  await player.deposits(1);
  const [request] = await operator.requests('BANKING/deposit-create');
  expect(request?.payload).toMatchObject({
    amount: 50.23,
    paymentType: 'picpay',
    fields: { cpf: expect.any(String) },
  });
});

test('an amount outside the limits shows the limit', async ({ openForm, form }) => {
  await openForm(method);
  await expect(form.amount).toHaveAccessibleDescription(/€7.50 – €3,000/);
  await form.type('amount', '7.49');
  await form.amount.blur();
  await form.expectError('amount', `${text('form.amountInput.limit.min')} €7.50`);
  await form.type('amount', '3000.01');
  await form.amount.blur();
  await form.expectError('amount', `${text('form.amountInput.limit.max')} €3,000`);
  await form.type('amount', '3000');
  await form.amount.blur();
  await form.expectValid('amount');
});

test('the amount accepts digits and two decimals, and the server receives a number', async ({
  openForm,
  operator,
  form,
}) => {
  const player = await openForm(method);
  await form.type('amount', '1a0,5.239');
  await expect(form.amount).toHaveValue('10.52');
  await form.type('amount', '99999');
  await expect(form.amount, 'up to one digit more than the maximum').toHaveValue('99,999');
  await form.type('amount', '30,23');
  await form.submit.click();
  await player.deposits(1);
  const [request] = await operator.requests('BANKING/deposit-create');
  expect(request?.payload).toMatchObject({ amount: 30.23, currency: 'EUR' });
});

test('a chip fills in the amount, and the request says so', async ({ openForm, operator, page, form }) => {
  const player = await openForm('pix', { player: brazilian });
  for (const amount of ['50', '100', '250', '500', '1000']) await expect(form.chip(amount)).toBeVisible();
  await form.chip('250').click();
  await expect(form.amount).toHaveValue('250');
  await form.type('fullName', 'Maria da Silva');
  await form.type('cpf', '12345678909');
  await followToProvider(page, () => form.submit.click());
  await player.deposits(1);
  const [request] = await operator.requests('BANKING/deposit-create');
  expect(request?.payload).toMatchObject({ amount: 250, metadata: { isFromChip: true } });
});

test('choosing a pix key type shows the fields of that type', async ({ openForm, form }) => {
  await openForm('pix_key', { player: brazilian });
  await form.choose('pixKeyType', 'E-mail');
  await expect(form.field('email')).toBeVisible();
  await expect(form.field('cpf')).toBeVisible();
  await expect(form.field('randomKey')).toHaveCount(0);
});

test('a method with a redirect of the host is paid in the host’s own window', async ({
  openForm,
  page,
  form,
}) => {
  const player = await openForm('sberpay', { player: { ...russian, phone: '+79161234567' } });
  await form.enter('700');
  await form.type('phone', '9161234567');
  await form.submit.click();
  const provider = new ProviderPage(page);
  await provider.decide('approve');

  const complete = new CompletePage(new Widget(page));
  await complete.expectStatus('processed');
  await expect(page.getByText(text('deposit.complete.bare'))).toBeVisible();
  expect(page.context().pages()).toHaveLength(1);
  await player.expectCreditedOnce('700');
  // There is a way back to the site from which the player came, and to no other.
  const back = page.getByRole('link', { name: text('form.returned.title') });
  await expect(back).toHaveAttribute('href', `${new URL(page.url()).origin}/`);
  await page.goto('/paywidget/deposit/complete?status=processed&hostOrigin=https://evil.example');
  await complete.expectStatus('processed');
  await expect(page.getByRole('link')).toHaveCount(0);
});

test('a host’s own return address, in a frame, leads back to the host, which shows the payment', async ({
  host,
  operator,
  list,
  form,
  page,
  baseURL,
}) => {
  const player = await operator.signUp({ ...russian, phone: '+79161234567' });
  const cashier = new URL(host.address({ player }), baseURL).href;
  await host.open({ player, payload: { returnUrl: cashier } });
  await list.choose('sberpay');
  await form.enter('700');
  await form.type('phone', '9161234567');
  await form.submit.click();
  await new ProviderPage(page).decide('approve');
  await page.waitForURL(/plain\.html.*depositId=/);
  await new CompletePage(host.widget).expectStatus('processed');
  await player.expectCreditedOnce('700');
});

test('a return address at a site that the deployment does not list is not used', async ({
  openForm,
  operator,
  host,
  form,
}) => {
  const payload = { returnUrl: 'https://evil.example/cashier' };
  await openForm('sberpay', { player: russian, redirects: false, payload });
  await form.enter('700');
  await form.type('phone', '9161234567');
  await form.submit.click();
  await host.expectMessage('Redirect');
  const [request] = await operator.requests('BANKING/deposit-create');
  expect(request?.payload).toMatchObject({
    returnUrl: expect.stringMatching(/\/paywidget\/deposit\/complete\?hostOrigin=http%3A%2F%2F/),
  });
});

test('a host that ignores redirects is still sent the payment’s address', async ({
  openForm,
  host,
  form,
  complete,
}) => {
  const player = await openForm('sberpay', { player: russian, redirects: false });
  await form.enter('700');
  await form.type('phone', '9161234567');
  await form.submit.click();
  await complete.expectStatus('waiting');
  const [deposit] = await player.deposits(1);
  await host.expectMessage('Redirect', {
    method: 'GET',
    url: expect.stringContaining(`/provider/pay/${deposit?.id}`),
  });
});

test('in a native app the widget’s own window goes to the provider and back', async ({ operator, page }) => {
  const player = await operator.signUp({ platform: 'android' });
  await page.addInitScript((user) => {
    const sent: unknown[] = [];
    Object.assign(window, {
      paywidgetUserData: { user },
      sent,
      PaywidgetAndroid: { postMessage: (text: string) => sent.push(JSON.parse(text)) },
    });
  }, player.user);
  await page.goto('/paywidget/deposit');
  const widget = new Widget(page);
  await new ListPage(widget).choose(method);
  await new DepositFormPage(widget).pay('25');
  const provider = new ProviderPage(page);
  await provider.decide('approve');

  await new CompletePage(widget).expectStatus('processed');
  await player.expectCreditedOnce('25');
  const [request] = await operator.requests('BANKING/deposit-create');
  expect(JSON.parse(request?.headers['x-extra-params'] ?? '')).toMatchObject({
    isNative: true,
    platform: 'android',
  });
  const sent = await page.evaluate(() => (window as unknown as { sent: { messageType: string }[] }).sent);
  expect(sent.map(({ messageType }) => messageType)).toContain('Loaded');
});
