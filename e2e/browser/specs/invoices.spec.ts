import { test as base, brazilian, expect, stopTime } from '../fixtures/test';
import { InvoicePage } from '../pages/InvoicePage';
import { text } from '../pages/texts';

const complete = 'BANKING/deposit-complete';
const boleto = { fullName: 'Maria da Silva', cpf: '12345678909', email: 'maria@example.com' };

const mexican = { country: 'mx', currency: 'MXN' };
const unifiedForm = 'deposit.redirect.unified-form';

const test = base.extend<{ invoice: InvoicePage }>({
  invoice: async ({ widget }, use) => use(new InvoicePage(widget)),
});

test('@phone pix: the code is scanned or copied, survives a reload, and the payment is credited by itself', async ({
  openInvoice,
  page,
  complete: completePage,
  invoice,
  host,
  widget,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const player = await openInvoice('pix_qr', {
    player: brazilian,
    amount: '50',
    fields: { cpf: '12345678909' },
    screen: 'deposit.redirect.pix',
  });
  await expect(widget.screen).toContainText('R$50');
  const code = await invoice.readCode();
  expect(code).toMatch(/^000201.*br\.gov\.bcb\.pix/);
  await expect(invoice.requisite('qrCodeText')).toContainText(code ?? '');
  await invoice.copy('qrCodeText');
  const frame = await host.frame();
  expect(await frame.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await expect(widget.root.getByRole('link', { name: 'Open the bank app' })).toHaveAttribute(
    'target',
    '_blank',
  );

  await page.reload();
  await widget.expectScreen('deposit.redirect.pix');
  expect(await invoice.readCode(), 'the same deposit').toBe(code);
  await player.deposits(1);

  // The payer has scanned the code. Nobody presses "I have paid".
  await player.hurry();
  await completePage.expectStatus('processed');
  await player.expectCreditedOnce('50');
});

for (const [country, currency, method, amount] of [
  ['in', 'INR', 'upi_qr_eazype', '500'],
  ['mx', 'MXN', 'codi', '100'],
  ['ru', 'RUB', 'sbp_qr', '700'],
] as const) {
  test(`@phone eazype, ${method}: the paid button opens the complete page without a call, also after a reload`, async ({
    openInvoice,
    operator,
    page,
    complete: completePage,
    invoice,
    widget,
  }) => {
    const player = await openInvoice(method, {
      player: { country, currency },
      amount,
      screen: 'deposit.redirect.eazype',
    });
    const [deposit] = await player.deposits(1);
    expect(await invoice.readCode()).toContain(`/provider/pay/${deposit?.id}`);
    await page.reload();
    await widget.expectScreen('deposit.redirect.eazype');
    await invoice.paid.click();
    await completePage.expectStatus('waiting');
    await page.reload();
    await completePage.expectShown();
    await completePage.expectStatus('processed');
    await player.expectCreditedOnce(amount);
    expect(await operator.requests(complete)).toEqual([]);
  });
}

test('@phone a unified form is validated, completed once and credited once, with a reload in between', async ({
  openInvoice,
  operator,
  page,
  complete: completePage,
  invoice,
  widget,
}) => {
  await page.clock.install();
  const player = await openInvoice('boleto', {
    player: brazilian,
    amount: '60',
    fields: boleto,
    screen: unifiedForm,
  });
  await expect(widget.screen).toContainText('R$60');
  await expect(invoice.requisite('account')).toContainText(/\d{6}/);
  expect(await invoice.readCode()).toMatch(/^pay:\d+\?ref=/);
  expect(await invoice.secondsLeft()).toBeGreaterThan(580);

  // Changing the device's clock does not change the countdown, before or after a reload.
  await page.clock.setSystemTime(Date.now() + 3_600_000);
  await page.reload();
  await widget.expectScreen(unifiedForm);
  await expect.poll(() => invoice.secondsLeft()).toBeGreaterThan(540);
  expect(await invoice.secondsLeft()).toBeLessThanOrEqual(600);

  await invoice.paid.click();
  await expect(invoice.field('transactionId')).toHaveAttribute('aria-invalid', 'true');
  expect(await operator.requests(complete)).toEqual([]);
  await invoice.field('transactionId').fill('123456789');
  await invoice.paid.evaluate((button: HTMLElement) => {
    for (let press = 0; press < 5; press += 1) button.click();
  });
  await completePage.expectStatus('processed');
  await player.expectCreditedOnce('60');
  const [deposit] = await player.deposits(1);
  const calls = await operator.requests(complete);
  expect(calls.map(({ payload }) => payload)).toEqual([
    { depositId: deposit?.id, paymentType: 'boleto', fields: { transactionId: '123456789' } },
  ]);
});

test('@phone a page that does not know if its confirmation arrived is accessible', async ({
  openInvoice,
  operator,
  invoice,
  widget,
}) => {
  await operator.addFaults({ match: { endpoint: complete }, action: 'status', status: 503 });
  await openInvoice('codi', { player: mexican, amount: '100.36', screen: unifiedForm });
  await invoice.field('transactionId').fill('123456');
  await invoice.paid.click();
  await invoice.expectUnknown();
  await widget.expectAccessible();
});

test('@phone a confirmation with an unknown outcome is shown as such and sent again with the same key', async ({
  openInvoice,
  operator,
  page,
  complete: completePage,
  invoice,
}) => {
  await page.clock.install();
  await operator.addFaults({ match: { endpoint: complete }, action: 'status', status: 503 });
  const player = await openInvoice('codi', { player: mexican, amount: '100.36', screen: unifiedForm });
  await invoice.field('transactionId').fill('123456');
  await stopTime(page);
  await invoice.paid.click();
  await invoice.expectUnknown();
  await expect(invoice.paid).toHaveCount(0);
  await operator.clearFaults();
  await invoice.refresh.click();
  await page.clock.resume();
  await completePage.expectStatus('processed');
  await player.expectCreditedOnce('100.36');
  const keys = (await operator.requests(complete)).map(({ headers }) => headers['idempotency-key']);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
});

test('@phone cancelling a unified form cancels the deposit and leads back to the payment form', async ({
  openInvoice,
  page,
  list,
  form,
  invoice,
  widget,
}) => {
  const player = await openInvoice('codi', { player: mexican, amount: '100.36', screen: unifiedForm });
  await invoice.cancel.click();
  // First, because it is shown for 5 s only.
  await expect(widget.status.filter({ hasText: text('invoice.cancelled') })).toBeVisible();
  await form.expectShown();
  expect((await player.deposits(1))[0]).toMatchObject({ status: 'CANCELED' });
  // The reload has no deposit to resume.
  await page.reload();
  await list.expectShown();
});

test('@phone a unified form whose time is over hides its details and ends with the server’s status', async ({
  openInvoice,
  operator,
  page,
  complete: completePage,
  invoice,
  widget,
}) => {
  // No push and no status check reports the end, so only the clock ends the form. The server's clock does not move with the
  // page's, so an answer would restart the countdown.
  await operator.addFaults({ match: { endpoint: 'deposit-status' }, action: 'hang' });
  await page.clock.install();
  const player = await openInvoice('boleto', {
    player: brazilian,
    amount: '60',
    fields: boleto,
    screen: unifiedForm,
  });
  await expect(invoice.requisite('account')).toBeVisible();
  await page.clock.fastForward('10:01');
  await invoice.expectExpired();
  await widget.expectAccessible();
  await expect(invoice.requisite('account')).toHaveCount(0);

  await invoice.paid.click();
  await completePage.expectStatus('waiting');
  await player.finishDeposit('CANCELED');
  await completePage.expectStatus('mistaked');
  await player.expectNothingCredited();
});

test('@phone a unified form can be completed by keyboard alone', async ({
  openInvoice,
  page,
  complete: completePage,
  invoice,
}) => {
  const player = await openInvoice('codi', { player: mexican, amount: '100.36', screen: unifiedForm });
  await invoice.requisite('account').locator('[data-action="copy"]').focus();
  await page.keyboard.press('Enter');
  await expect(invoice.requisite('account')).toContainText(text('invoice.copied'));
  await invoice.field('transactionId').focus();
  await page.keyboard.type('123456');
  await page.keyboard.press('Enter');
  await completePage.expectStatus('processed');
  await player.expectCreditedOnce('100.36');
});
