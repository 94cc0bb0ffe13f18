import type { DepositFormPage } from '../pages/DepositFormPage';
import type { ListPage } from '../pages/ListPage';
import { TransferPage } from '../pages/TransferPage';
import { text } from '../pages/texts';
import { expect, test } from './test';

const russian = { country: 'ru', currency: 'RUB' };

/** From the list to a transfer whose details the server answers. */
async function payByWallet(list: ListPage, form: DepositFormPage) {
  await list.openGroup('e-money');
  await list.method('yamoney_h2h').click();
  await form.pay('700', { yoomoneyWallet: '4100123456789' });
}

test('@phone India: prepared, paid by the details, proved by its reference, credited once', async ({
  operator,
  host,
  widget,
  list,
  form,
  complete,
}) => {
  const player = await operator.signUp({ country: 'in', currency: 'INR' });
  await host.open({ player });
  await list.choose('upi');
  await widget.expectScreen('deposit.india');
  await form.pay('500', { upiId: 'player@okaxis' });

  const invoice = new TransferPage(widget, 'deposit.india.invoice');
  await invoice.expectShown();
  await expect(invoice.requisite('upi')).toContainText('@okhdfcbank');
  await expect(invoice.requisite('upiQr').getByRole('img')).toBeVisible();
  await invoice.expectTimeLeft(/1[45]:\d\d/);
  await invoice.paid.click();
  await form.expectError('utr', text('form.field.required'));

  await form.type('utr', '123456789012');
  await invoice.paid.click();
  await complete.expectStatus('processed');
  await player.expectCreditedOnce('500');
  expect(await operator.requests('BANKING/deposit-prepare')).toHaveLength(1);
  expect(await operator.requests('BANKING/deposit-create')).toEqual([]);
});

test('India: an answer that was lost is found again, and leads to the invoice', async ({
  operator,
  host,
  widget,
  list,
  form,
}) => {
  const player = await operator.signUp({ country: 'in', currency: 'INR' });
  await host.open({ player });
  await list.choose('upi');
  await form.pay('500.28', { upiId: 'player@okaxis' });
  await form.expectUnknown();
  await new TransferPage(widget, 'deposit.india.invoice').expectShown();
  await player.deposits(1);
});

test('@phone host-to-host: the details, how to pay, and a reload on the way', async ({
  operator,
  host,
  page,
  widget,
  list,
  form,
  complete,
}) => {
  const player = await operator.signUp(russian);
  await host.open({ player });
  await payByWallet(list, form);

  const invoice = new TransferPage(widget);
  await invoice.expectShown();
  await expect(invoice.requisite('account')).toBeVisible();
  await expect(invoice.requisite('account_number'), 'nothing is said twice').toHaveCount(0);
  await expect(widget.screen.getByRole('listitem')).toHaveCount(3);

  await page.reload();
  await invoice.expectShown();
  await invoice.paid.click();
  await complete.expectStatus('processed');
  await player.expectCreditedOnce('700');
});

test('host-to-host: back leads to the form, and from there to the group', async ({
  operator,
  host,
  widget,
  list,
  form,
}) => {
  await host.open({ player: await operator.signUp(russian) });
  await payByWallet(list, form);
  await new TransferPage(widget).expectShown();
  await widget.back();
  await widget.expectScreen('deposit.group.redirect');
  await widget.back();
  await list.expectGroupShown();
});

const confirm = 'BANKING/deposit-complete';

test('host-to-host: a confirmation whose answer was lost is asked about, not paid again', async ({
  operator,
  host,
  widget,
  list,
  form,
  complete,
}) => {
  const player = await operator.signUp(russian);
  await operator.addFaults({ match: { endpoint: confirm }, action: 'status', status: 500, when: 'after' });
  await host.open({ player });
  await payByWallet(list, form);
  await new TransferPage(widget).paid.click();
  await complete.expectStatus('processed');
  await player.expectCreditedOnce('700');
  expect(await operator.requests(confirm)).toHaveLength(1);
});

test('host-to-host: a confirmation that never arrived is sent again as it was', async ({
  operator,
  host,
  widget,
  list,
  form,
  complete,
}) => {
  const player = await operator.signUp(russian);
  await operator.addFaults({ match: { endpoint: confirm, times: 1 }, action: 'status', status: 500 });
  await host.open({ player });
  await payByWallet(list, form);
  const invoice = new TransferPage(widget);
  await invoice.paid.click();
  await expect(widget.status.filter({ hasText: text('invoice.unknown.title') })).toBeVisible();
  await expect(invoice.paid).toHaveCount(0);
  await widget.expectAccessible();
  await invoice.refresh.click();
  await complete.expectStatus('processed');
  await player.expectCreditedOnce('700');
  const [first, second] = await operator.requests(confirm);
  expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
});

test('host-to-host: once the time is over nothing can be paid to', async ({
  operator,
  host,
  page,
  widget,
  list,
  form,
}) => {
  await page.clock.install();
  const player = await operator.signUp(russian);
  // The server's clock has not moved, and would say so.
  await operator.addFaults({ match: { endpoint: 'deposit-status' }, action: 'hang' });
  await host.open({ player });
  await payByWallet(list, form);
  const invoice = new TransferPage(widget);
  await invoice.expectShown();
  await expect(invoice.paid).toBeVisible();
  await page.clock.fastForward('15:01');
  await invoice.expectExpired();
  await widget.expectAccessible();
  await widget.screen.locator('[data-action="back"]').click();
  await expect(form.amount).toBeVisible();
});

test('a method that must be prepared is prepared, and goes on by what is answered', async ({
  operator,
  host,
  widget,
  list,
  form,
  complete,
}) => {
  const player = await operator.signUp({ country: 'ng', currency: 'NGN' });
  await host.open({ player });
  await list.openGroup('bank_transfer_nigeria');
  await list.method('nigerian_virtual_accounts').click();
  await form.pay('5000', { fullName: 'Ada Obi' });
  const invoice = new TransferPage(widget);
  await invoice.expectShown();
  expect(await operator.requests('BANKING/deposit-prepare')).toHaveLength(1);
  await invoice.paid.click();
  await complete.expectStatus('processed');
  await player.expectCreditedOnce('5000');
});

test('@phone cash: the agent’s chat opens in a window of its own', async ({
  operator,
  host,
  page,
  widget,
  list,
}) => {
  await page.context().route('https://chat.example/**', (route) => route.fulfill({ body: 'Hello' }));
  await host.open({ player: await operator.signUp({ country: 'uz', currency: 'UZS' }) });
  await list.openGroup('cash_methods');
  await list.method('cash_agent').click();
  await widget.expectScreen('deposit.cash');
  await expect(widget.screen).toContainText(text('paymentMethods.banner.cashWarning'));

  const [chat] = await Promise.all([page.waitForEvent('popup'), widget.action('submit').click()]);
  expect(chat.url()).toBe('https://chat.example/agents/central_asia');
  expect(await chat.evaluate(() => window.opener), 'the chat cannot reach the widget').toBeNull();
  expect(await operator.requests('BANKING/deposit-create')).toEqual([]);
});

test('@phone the steps of paying are a press away, and cost nothing that was typed', async ({
  operator,
  host,
  widget,
  list,
  form,
}) => {
  await host.open({ player: await operator.signUp(russian) });
  await list.choose('steam_coin');
  await form.type('amount', '640');
  await widget.action('instruction').click();
  await widget.expectScreen('deposit.redirect.instruction');
  const pictures = widget.screen.getByRole('listitem').locator('img');
  await expect(pictures).toHaveCount(4);
  await pictures.last().scrollIntoViewIfNeeded();
  for (const picture of await pictures.all())
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);

  await widget.screen.locator('[data-action="back"]').click();
  await form.expectShown();
  await expect(form.amount).toHaveValue('640');
  await expect(widget.action('instruction'), 'where the player left').toBeFocused();
});

test('@phone the video guide plays in a frame of its own', async ({
  operator,
  host,
  page,
  widget,
  list,
  form,
}) => {
  await page
    .context()
    .route('https://guides.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>Guide</p>' }),
    );
  await host.open({ player: await operator.signUp({ country: 'in', currency: 'INR' }) });
  await list.choose('upi');
  await form.type('amount', '640');
  await widget.action('video').click();
  await expect(widget.screen.locator('iframe')).toHaveAttribute('src', 'https://guides.example/upi/en_in');
  await expect(widget.root.frameLocator('[data-screen] iframe').getByText('Guide')).toBeVisible();
  await widget.expectScreen('deposit.video-instruction');
  await widget.back();
  await expect(form.amount).toHaveValue('640');
});
