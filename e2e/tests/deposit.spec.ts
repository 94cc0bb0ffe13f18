import { CompletePage } from '../pages/CompletePage';
import { DepositFormPage } from '../pages/DepositFormPage';
import { ListPage } from '../pages/ListPage';
import { ProviderPage } from '../pages/ProviderPage';
import { text } from '../pages/texts';
import { Widget } from '../pages/Widget';
import { expect, followToProvider, test } from './test';

/** No fields of its own, 7.50 to 3000 EUR, pays in a helper window. */
const method = 'mifinity';

test('@phone @socket @package a deposit is paid at the provider and credited once', async ({
  operator,
  host,
  page,
  list,
  form,
  complete,
}) => {
  const player = await operator.signUp();
  await host.open({ player });
  await list.choose(method);
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

test('without pushes the complete page asks by itself', async ({
  operator,
  host,
  page,
  list,
  form,
  complete,
}) => {
  await page.clock.install();
  const player = await operator.signUp();
  await host.open({ player, forwardsPushes: false });
  await list.choose(method);
  await form.pay('25.23');
  await complete.expectStatus('waiting');
  const [deposit] = await player.deposits(1);
  await player.setDepositStatus(deposit?.id ?? '', 'PAYED');
  await page.clock.fastForward(5_000);
  await complete.expectStatus('processed');
  await player.expectCreditedOnce('25.23');
});

test('after a minute a waiting deposit counts as accepted', async ({
  operator,
  host,
  page,
  list,
  form,
  complete,
}) => {
  await page.clock.install();
  await host.open({ player: await operator.signUp() });
  await list.choose(method);
  await form.pay('25.23');
  await complete.expectStatus('waiting');
  await page.clock.fastForward(60_000);
  await complete.expectStatus('accepted');
  await complete.press('close');
  await host.expectUnmounted();
});

test('@socket @package a declined deposit leads back to the payment', async ({
  operator,
  host,
  page,
  list,
  form,
  complete,
}) => {
  const player = await operator.signUp();
  await host.open({ player });
  await list.choose(method);
  await form.enter('25');
  const provider = await followToProvider(page, () => form.submit.click());
  await provider.decide('decline');
  await complete.expectStatus('mistaked');
  await player.expectNothingCredited();
  await complete.press('back');
  await form.expectShown();
});

test('a slow deposit is accepted first and credited later', async ({
  operator,
  host,
  list,
  form,
  complete,
}) => {
  const player = await operator.signUp();
  await host.open({ player });
  await list.choose(method);
  await form.pay('25.12');
  await complete.expectStatus('accepted');
  await player.expectNothingCredited();
  const [deposit] = await player.deposits(1);
  await player.setDepositStatus(deposit?.id ?? '', 'PAYED');
  await complete.expectStatus('processed');
  await player.expectCreditedOnce('25.12');
});

test('a provider that wants a POST gets its fields by a form', async ({
  operator,
  host,
  page,
  list,
  form,
}) => {
  const player = await operator.signUp();
  await host.open({ player });
  await list.choose(method);
  await form.enter('25.17');
  const provider = await followToProvider(page, () => form.submit.click());
  const [deposit] = await player.deposits(1);
  const posts = (await operator.requests()).filter(
    ({ path, method }) => method === 'POST' && path === `/provider/pay/${deposit?.id}`,
  );
  expect(posts).toHaveLength(1);
  await provider.expectAmount('25.17 EUR');
});

test('a relative address leads to the operator’s own page', async ({ operator, host, page, list, form }) => {
  await host.open({ player: await operator.signUp() });
  await list.choose(method);
  await form.enter('25.31');
  const provider = await followToProvider(page, () => form.submit.click());
  expect(provider.page.url()).toContain('/provider/pay/');
});

test('@socket @package a server that wants more gets it from the same form', async ({
  operator,
  host,
  page,
  widget,
  list,
  form,
  complete,
}) => {
  const player = await operator.signUp();
  await host.open({ player });
  await list.choose(method);
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

for (const [name, amount, said] of [
  ['the server’s own words', '25.18', 'Your bank asks you to confirm your address with the casino first'],
  ['the words of a known code', '25.19', text('common.errors.banking.insufficientFunds')],
  ['general words for an unknown code', '25.25', text('provider.error')],
  ['general words for a refused field', '25.33', text('provider.error')],
] as const) {
  test(`a refusal is told in ${name}, and what was typed stays`, async ({
    operator,
    host,
    page,
    widget,
    list,
    form,
  }) => {
    await page.clock.install();
    const player = await operator.signUp();
    await host.open({ player });
    await list.choose(method);
    await form.pay(amount);
    await expect(widget.alert).toContainText(text('error.title'));
    await expect(widget.alert).toContainText(said);
    await form.expectShown();
    await expect(form.amount).toHaveValue(amount);
    await expect(form.submit).toBeEnabled();
    await expect.poll(() => page.context().pages().length, 'the helper window is closed').toBe(1);
    await player.expectNothingCredited();
    await page.clock.fastForward(5_000);
    await expect(widget.alert).toHaveCount(0);
  });
}

test('a blocked window waits for one more press', async ({
  operator,
  host,
  page,
  widget,
  list,
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
  const player = await operator.signUp();
  await host.open({ player });
  await list.choose(method);
  await form.pay('25');
  const continueToPayment = widget.root.getByRole('button', { name: text('deposit.continueToPayment') });
  await expect(widget.status.filter({ hasText: text('deposit.blocked.title') })).toBeVisible();
  await widget.expectAccessible();

  const provider = await followToProvider(page, () => continueToPayment.click());
  await provider.decide('approve');
  await complete.expectStatus('processed');
  await player.expectCreditedOnce('25');
});

test('a closed window is no cancelled payment', async ({ operator, host, page, list, form, complete }) => {
  const player = await operator.signUp();
  await host.open({ player });
  await list.choose(method);
  await form.enter('25');
  const provider = await followToProvider(page, () => form.submit.click());
  await provider.page.close();
  await complete.expectStatus('waiting');
  const [deposit] = await player.deposits(1);
  await player.setDepositStatus(deposit?.id ?? '', 'PAYED');
  await complete.expectStatus('processed');
});

test('fields are masked, checked as they are left, and asked for when empty', async ({
  operator,
  host,
  list,
  form,
}) => {
  const player = await operator.signUp({ country: 'br', currency: 'BRL' });
  await host.open({ player });
  await list.choose('picpay');
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

test('an amount outside the limits is explained', async ({ operator, host, list, form }) => {
  await host.open({ player: await operator.signUp() });
  await list.choose(method);
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

test('the amount takes digits and two decimals, and the server gets a number', async ({
  operator,
  host,
  list,
  form,
}) => {
  const player = await operator.signUp();
  await host.open({ player });
  await list.choose(method);
  await form.type('amount', '1a0,5.239');
  await expect(form.amount).toHaveValue('10.52');
  await form.type('amount', '99999');
  await expect(form.amount, 'one digit more than the maximum has').toHaveValue('99999');
  await form.type('amount', '30,23');
  await form.submit.click();
  await player.deposits(1);
  const [request] = await operator.requests('BANKING/deposit-create');
  expect(request?.payload).toMatchObject({ amount: 30.23, currency: 'EUR' });
});

test('a chip fills the amount in, and the server learns of it', async ({
  operator,
  host,
  page,
  list,
  form,
}) => {
  const player = await operator.signUp({ country: 'br', currency: 'BRL' });
  await host.open({ player });
  await list.choose('pix');
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

test('choosing a pix key type shows the fields of that type', async ({ operator, host, list, form }) => {
  await host.open({ player: await operator.signUp({ country: 'br', currency: 'BRL' }) });
  await list.choose('pix_key');
  await form.choose('pixKeyType', 'E-mail');
  await expect(form.field('email')).toBeVisible();
  await expect(form.field('cpf')).toBeVisible();
  await expect(form.field('randomKey')).toHaveCount(0);
});

test('a method of the host’s is paid in the host’s own window', async ({
  operator,
  host,
  page,
  list,
  form,
}) => {
  const player = await operator.signUp({ country: 'ru', currency: 'RUB', phone: '+79161234567' });
  await host.open({ player });
  await list.choose('sberpay');
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
});

test('a host that keeps its page hears where the payment is', async ({
  operator,
  host,
  list,
  form,
  complete,
}) => {
  const player = await operator.signUp({ country: 'ru', currency: 'RUB' });
  await host.open({ player, redirects: false });
  await list.choose('sberpay');
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

test('in a native app the widget’s own window goes to the provider and comes back', async ({
  operator,
  page,
}) => {
  const player = await operator.signUp({ platform: 'android' });
  await page.addInitScript((user) => {
    const said: unknown[] = [];
    Object.assign(window, {
      paywidgetUserData: { user },
      said,
      PaywidgetAndroid: { postMessage: (text: string) => said.push(JSON.parse(text)) },
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
  const said = await page.evaluate(() => (window as unknown as { said: { messageType: string }[] }).said);
  expect(said.map(({ messageType }) => messageType)).toContain('Loaded');
});
