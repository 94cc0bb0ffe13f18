import { test as base, expect, indian, russian, stopTime } from '../fixtures/test';
import { TransferPage } from '../pages/TransferPage';
import { text } from '../pages/texts';

/** The options of `openInvoice` for a transfer from a Russian wallet. */
const walletInvoice = {
  group: 'e-money',
  player: russian,
  amount: '700',
  fields: { yoomoneyWallet: '4100123456789' },
  screen: 'deposit.host-to-host',
};

const test = base.extend<{ invoice: TransferPage }>({
  invoice: async ({ widget }, use) => use(new TransferPage(widget)),
});

test('@phone India: a deposit is prepared, confirmed with the reference of the transfer, and credited once', async ({
  openForm,
  operator,
  widget,
  form,
  complete,
}) => {
  const player = await openForm('upi', { player: indian });
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

test('India: a deposit whose create call fails after it was created is found again and opens its invoice', async ({
  page,
  openForm,
  widget,
  form,
}) => {
  await page.clock.install();
  const player = await openForm('upi', { player: indian });
  await form.enter('500.28', { upiId: 'player@okaxis' });
  await stopTime(page);
  await form.submit.click();
  await form.expectUnknown();
  await page.clock.fastForward(2_000);
  await page.clock.resume();
  await new TransferPage(widget, 'deposit.india.invoice').expectShown();
  await player.deposits(1);
});

test('@phone host-to-host: the invoice shows the details and the steps, also after a reload', async ({
  openInvoice,
  page,
  widget,
  complete,
  invoice,
}) => {
  const player = await openInvoice('yamoney_h2h', walletInvoice);
  await expect(invoice.requisite('account')).toBeVisible();
  await expect(invoice.requisite('account_number'), 'no detail is shown twice').toHaveCount(0);
  await expect(widget.screen.getByRole('listitem')).toHaveCount(3);

  await page.reload();
  await invoice.expectShown();
  await invoice.paid.click();
  await complete.expectStatus('processed');
  await player.expectCreditedOnce('700');
});

test('host-to-host: back leads to the form, then to the group', async ({ openInvoice, widget, list }) => {
  await openInvoice('yamoney_h2h', walletInvoice);
  await widget.back();
  await widget.expectScreen('deposit.group.redirect');
  await widget.back();
  await list.expectGroupShown();
});

const confirm = 'BANKING/deposit-complete';

test('host-to-host: a confirmation that fails after it arrived is checked, not sent again', async ({
  openInvoice,
  operator,
  page,
  widget,
  complete,
  invoice,
}) => {
  await page.clock.install();
  await operator.addFaults({ match: { endpoint: confirm }, action: 'status', status: 500, when: 'after' });
  // A push could resolve it before the test sees that it is unknown.
  const player = await openInvoice('yamoney_h2h', { ...walletInvoice, forwardsPushes: false });
  const unknown = widget.status.filter({ hasText: text('invoice.unknown.title') });
  await stopTime(page);
  await invoice.paid.click();
  await expect(unknown).toBeVisible();
  // The check is due now. The call would be sent again after 2 s.
  await page.clock.runFor(1);
  await expect(unknown, 'the check resolves it').toHaveCount(0);
  await page.clock.resume();
  await complete.expectStatus('processed');
  await player.expectCreditedOnce('700');
  expect(await operator.requests(confirm)).toHaveLength(1);
});

test('host-to-host: a page that does not know if its confirmation arrived is accessible', async ({
  openInvoice,
  operator,
  widget,
  invoice,
}) => {
  await operator.addFaults({ match: { endpoint: confirm }, action: 'status', status: 500 });
  await openInvoice('yamoney_h2h', walletInvoice);
  await invoice.paid.click();
  await expect(widget.status.filter({ hasText: text('invoice.unknown.title') })).toBeVisible();
  await widget.expectAccessible();
});

test('host-to-host: a confirmation that never arrived is sent again with the same key', async ({
  openInvoice,
  operator,
  page,
  widget,
  complete,
  invoice,
}) => {
  await page.clock.install();
  await operator.addFaults({ match: { endpoint: confirm }, action: 'status', status: 500 });
  const player = await openInvoice('yamoney_h2h', walletInvoice);
  const unknown = widget.status.filter({ hasText: text('invoice.unknown.title') });
  await stopTime(page);
  await invoice.paid.click();
  await expect(unknown).toBeVisible();
  await expect(invoice.paid).toHaveCount(0);
  await operator.clearFaults();
  await invoice.refresh.click();
  await page.clock.resume();
  await complete.expectStatus('processed');
  await player.expectCreditedOnce('700');
  const keys = (await operator.requests(confirm)).map(({ headers }) => headers['idempotency-key']);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
});

test('host-to-host: an expired invoice shows no details and cannot be confirmed', async ({
  openInvoice,
  operator,
  page,
  widget,
  form,
  invoice,
}) => {
  await page.clock.install();
  // The server's clock does not move with the page's, so its status would contradict the page.
  await operator.addFaults({ match: { endpoint: 'deposit-status' }, action: 'hang' });
  await openInvoice('yamoney_h2h', walletInvoice);
  await expect(invoice.paid).toBeVisible();
  await page.clock.fastForward('15:01');
  await invoice.expectExpired();
  await widget.expectAccessible();
  await widget.screen.locator('[data-action="back"]').click();
  await expect(form.amount).toBeVisible();
});

test('a method that needs a prepare call makes it and opens the invoice from its response', async ({
  openInvoice,
  operator,
  complete,
  invoice,
}) => {
  const player = await openInvoice('nigerian_virtual_accounts', {
    group: 'bank_transfer_nigeria',
    player: { country: 'ng', currency: 'NGN' },
    amount: '5000',
    fields: { fullName: 'Ada Obi' },
    screen: 'deposit.host-to-host',
  });
  expect(await operator.requests('BANKING/deposit-prepare')).toHaveLength(1);
  await invoice.paid.click();
  await complete.expectStatus('processed');
  await player.expectCreditedOnce('5000');
});

test('@phone cash: the agent’s chat opens in a new window', async ({
  openWidget,
  operator,
  page,
  widget,
  list,
}) => {
  await page.context().route('https://chat.example/**', (route) => route.fulfill({ body: 'Hello' }));
  await openWidget({ player: { country: 'uz', currency: 'UZS' } });
  await list.openGroup('cash_methods');
  await list.method('cash_agent').click();
  await widget.expectScreen('deposit.cash');
  await expect(widget.screen).toContainText(text('paymentMethods.banner.cashWarning'));

  const [chat] = await Promise.all([page.waitForEvent('popup'), widget.action('submit').click()]);
  expect(chat.url()).toBe('https://chat.example/agents/central_asia');
  expect(await chat.evaluate(() => window.opener), 'the chat cannot reach the widget').toBeNull();
  expect(await operator.requests('BANKING/deposit-create')).toEqual([]);
});

test('@phone the instruction page shows the steps of paying, and keeps the form filled in', async ({
  openForm,
  widget,
  form,
}) => {
  await openForm('steam_coin', { player: russian });
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
  await expect(widget.action('instruction'), 'the focus returns to the button').toBeFocused();
});

test('@phone the video guide plays in its own frame, and keeps the form filled in', async ({
  openForm,
  page,
  widget,
  form,
}) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.context().route('https://guides.example/**', async (route) => {
    await held;
    await route.fulfill({ contentType: 'text/html', body: '<p>Guide</p>' });
  });
  await openForm('upi', { player: indian });
  await form.type('amount', '640');
  await widget.action('video').click();
  await expect(widget.screen.locator('iframe')).toHaveAttribute('src', 'https://guides.example/upi/en_in');
  await expect(widget.screen.getByText('Loading the video…')).toBeVisible();
  await widget.expectScreen('deposit.video-instruction');
  answer();
  await expect(widget.root.frameLocator('[data-screen] iframe').getByText('Guide')).toBeVisible();
  await widget.expectScreen('deposit.video-instruction');
  await widget.back();
  await expect(form.amount).toHaveValue('640');
});
