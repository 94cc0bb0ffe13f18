import type { Page } from '@playwright/test';
import { DepositFormPage } from '../pages/DepositFormPage';
import { HostPage } from '../pages/HostPage';
import { InvoicePage } from '../pages/InvoicePage';
import { ListPage } from '../pages/ListPage';
import type { Player } from '../pages/Operator';
import { text } from '../pages/texts';
import { expect, test } from './test';

const complete = 'BANKING/deposit-complete';
const boleto = { fullName: 'Maria da Silva', cpf: '12345678909', email: 'maria@example.com' };

/** Pays with a method of the list, up to the page that says what to pay to. */
async function openInvoice(page: Page, player: Player, method: string, amount: string, fields = {}) {
  const host = new HostPage(page);
  await host.open({ player });
  await new ListPage(host.widget).choose(method);
  await new DepositFormPage(host.widget).pay(amount, fields);
  return { host, widget: host.widget, invoice: new InvoicePage(host.widget) };
}

test('@phone pix: a code to scan or to copy, a reload, and the money comes by itself', async ({
  operator,
  page,
  complete: completePage,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const player = await operator.signUp({ country: 'br', currency: 'BRL' });
  const { widget, invoice, host } = await openInvoice(page, player, 'pix_qr', '50', { cpf: '12345678909' });
  await widget.expectScreen('deposit.redirect.pix');
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

  // The sandbox's payer scans for 12 s; nobody has pressed anything.
  await completePage.expectStatus('processed');
  await player.expectCreditedOnce('50');
});

for (const [country, currency, method, amount] of [
  ['in', 'INR', 'upi_qr_eazype', '500'],
  ['mx', 'MXN', 'codi', '100'],
  ['ru', 'RUB', 'sbp_qr', '700'],
] as const) {
  test(`@phone eazype, ${method}: paid calls nothing and leads to the complete page, also after a reload`, async ({
    operator,
    page,
    complete: completePage,
  }) => {
    const player = await operator.signUp({ country, currency });
    const { widget, invoice } = await openInvoice(page, player, method, amount);
    await widget.expectScreen('deposit.redirect.eazype');
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

test('@phone a unified form is checked, completed once, and credited once, over a reload', async ({
  operator,
  page,
  complete: completePage,
}) => {
  await page.clock.install();
  const player = await operator.signUp({ country: 'br', currency: 'BRL' });
  const { widget, invoice } = await openInvoice(page, player, 'boleto', '60', boleto);
  await widget.expectScreen('deposit.redirect.unified-form');
  await expect(widget.screen).toContainText('R$60');
  await expect(invoice.requisite('account')).toContainText(/\d{6}/);
  expect(await invoice.readCode()).toMatch(/^pay:\d+\?ref=/);
  expect(await invoice.secondsLeft()).toBeGreaterThan(580);

  // A device clock that is set changes nothing, before or after a reload.
  await page.clock.setSystemTime(Date.now() + 3_600_000);
  await page.reload();
  await widget.expectScreen('deposit.redirect.unified-form');
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

test('@phone a confirmation whose answer is lost is told as such and sent again under its key', async ({
  operator,
  page,
  complete: completePage,
}) => {
  await operator.addFaults({ match: { endpoint: complete, nth: 1 }, action: 'status', status: 503 });
  const player = await operator.signUp({ country: 'mx', currency: 'MXN' });
  const { widget, invoice } = await openInvoice(page, player, 'codi', '100.36');
  await widget.expectScreen('deposit.redirect.unified-form');
  await invoice.field('transactionId').fill('123456');
  await invoice.paid.click();
  await invoice.expectUnknown();
  await widget.expectAccessible();
  await expect(invoice.paid).toHaveCount(0);
  await invoice.refresh.click();
  await completePage.expectStatus('processed');
  await player.expectCreditedOnce('100.36');
  const calls = await operator.requests(complete);
  expect(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
});

test('@phone a cancelled form cancels the deposit and leads back to the payment', async ({
  operator,
  page,
  list,
  form,
}) => {
  const player = await operator.signUp({ country: 'mx', currency: 'MXN' });
  const { widget, invoice } = await openInvoice(page, player, 'codi', '100.36');
  await widget.expectScreen('deposit.redirect.unified-form');
  await invoice.cancel.click();
  await form.expectShown();
  await expect(widget.status.filter({ hasText: text('invoice.cancelled') })).toBeVisible();
  expect((await player.deposits(1))[0]).toMatchObject({ status: 'CANCELED' });
  // Nothing is left to be put back to.
  await page.reload();
  await list.expectShown();
});

test('@phone a form whose time is over takes its details away, and ends as the server says', async ({
  operator,
  page,
  complete: completePage,
}) => {
  const player = await operator.signUp({ country: 'br', currency: 'BRL' });
  // Neither a push nor an answer tells of the end: only the clock does.
  await operator.addFaults({ match: { endpoint: 'deposit-status' }, action: 'status', status: 503 });
  await page.route('**/BANKING/deposit-create', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    json.apiResponse.data.unifiedFlow.lifetime = 4;
    await route.fulfill({ response, json });
  });
  const { widget, invoice } = await openInvoice(page, player, 'boleto', '60', boleto);
  await widget.expectScreen('deposit.redirect.unified-form');
  await expect(invoice.requisite('account')).toBeVisible();
  await invoice.expectExpired();
  await widget.expectAccessible();
  await expect(invoice.requisite('account')).toHaveCount(0);

  await invoice.paid.click();
  await completePage.expectStatus('waiting');
  const [deposit] = await player.deposits(1);
  await player.setDepositStatus(deposit?.id ?? '', 'CANCELED');
  await completePage.expectStatus('mistaked');
  await player.expectNothingCredited();
});

test('@phone everything on a unified form can be done by keyboard', async ({
  operator,
  page,
  complete: completePage,
}) => {
  const player = await operator.signUp({ country: 'mx', currency: 'MXN' });
  const { widget, invoice } = await openInvoice(page, player, 'codi', '100.36');
  await widget.expectScreen('deposit.redirect.unified-form');
  await invoice.requisite('account').locator('[data-action="copy"]').focus();
  await page.keyboard.press('Enter');
  await expect(invoice.requisite('account')).toContainText(text('invoice.copied'));
  await invoice.field('transactionId').focus();
  await page.keyboard.type('123456');
  await page.keyboard.press('Enter');
  await completePage.expectStatus('processed');
  await player.expectCreditedOnce('100.36');
});
