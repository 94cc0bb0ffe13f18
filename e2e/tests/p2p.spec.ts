import type { Page } from '@playwright/test';
import { BalancePage } from '../pages/BalancePage';
import { CompletePage } from '../pages/CompletePage';
import { DepositFormPage } from '../pages/DepositFormPage';
import { HostPage } from '../pages/HostPage';
import type { Operator, Player } from '../pages/Operator';
import { PeerToPeerPage } from '../pages/PeerToPeerPage';
import { text } from '../pages/texts';
import type { Widget } from '../pages/Widget';
import { expect, test } from './test';

const russian = { country: 'ru', currency: 'RUB' };
const group = 'p2p_methods_russia';
const payer = { fullName: 'Ivan Petrov' };
const create = 'deposit-create-p2p';
const complete = 'deposit-complete';
const cancel = 'deposit-cancel';

/** From the list to the form of a Russian transfer. */
async function openForm(widget: Widget, method = 'p2p_sber'): Promise<PeerToPeerPage> {
  const transfer = new PeerToPeerPage(widget);
  await transfer.openGroup(group);
  await transfer.open(method);
  return transfer;
}

/** From the list to the invoice of a Russian transfer. */
async function openInvoice(widget: Widget, amount = '5000', method?: string): Promise<PeerToPeerPage> {
  const transfer = await openForm(widget, method);
  await new DepositFormPage(widget).pay(amount, payer);
  await transfer.expectInvoiceShown();
  return transfer;
}

/** The player's only deposit has come to its end, in one of the two ways, and the books say the same. */
async function expectOneEnd(player: Player, amount: string): Promise<'PAYED' | 'CANCELED'> {
  await expect
    .poll(async () => (await player.deposits(1))[0]?.status, { timeout: 15_000 })
    .toMatch(/^(PAYED|CANCELED)$/);
  const [deposit] = await player.deposits(1);
  if (deposit?.status === 'PAYED') await player.expectCreditedOnce(amount);
  else await player.expectNothingCredited();
  return deposit?.status as 'PAYED' | 'CANCELED';
}

const keysOf = async (operator: Operator, endpoint: string) =>
  new Set((await operator.requests(endpoint)).map(({ headers }) => headers['idempotency-key']));

test('@phone @socket @package from the list to the money: the card is opened, copied, paid to, credited once', async ({
  operator,
  host,
  page,
  widget,
  complete: completePage,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const player = await operator.signUp(russian);
  await host.open({ player });
  const transfer = await openInvoice(widget);
  const number = await transfer.cardNumber();
  await expect(transfer.requisite('bank_name')).toContainText(/\S/);
  await expect(widget.screen).toContainText('₽5,000');
  await transfer.expectTimeLeft(/1[45]:\d\d/);
  await transfer.copy('number');
  const copied = host.mode === 'frame' ? await host.frame() : page;
  expect(await copied.evaluate(() => navigator.clipboard.readText())).toBe(number.replaceAll(' ', ''));

  await transfer.paid.evaluate((button: HTMLElement) => {
    for (let press = 0; press < 5; press += 1) button.click();
  });
  await completePage.expectStatus('processed');
  await player.expectCreditedOnce('5000');
  const [request] = await operator.requests(create);
  expect(request?.payload).toMatchObject({ bank: 'sber', checkScore: true, paymentMethod: 'p2p_sber' });
  expect((await keysOf(operator, create)).size).toBe(1);
  expect(await operator.requests(complete)).toHaveLength(1);
  await host.expectMessage('DepositStatus', { status: 'processed' });
});

test('@phone a reload at each step leads back to it, with the same deposit', async ({
  operator,
  host,
  page,
  widget,
  form,
  complete: completePage,
}) => {
  const player = await operator.signUp(russian);
  await host.open({ player });
  const transfer = await openForm(widget);
  // Asks for two more fields first, as which the deposit exists.
  await form.pay('5000.15', payer);
  await expect(form.control('documentNumber')).toBeVisible();
  await page.reload();
  await transfer.expectFormShown();
  await form.enter('5000.15', { ...payer, documentNumber: 'AB123456', city: 'Kazan' });
  await form.submit.click();

  await transfer.expectInvoiceShown();
  const number = await transfer.cardNumber();
  await page.reload();
  await transfer.expectInvoiceShown();
  expect(await transfer.cardNumber()).toBe(number);
  await transfer.paid.click();
  await completePage.expectStatus('processed');
  await player.expectCreditedOnce('5000.15');
});

test('@phone who comes back later is taken to what is open', async ({ operator, host, page, widget }) => {
  const player = await operator.signUp(russian);
  await host.open({ player });
  const number = await (await openInvoice(widget)).cardNumber();

  // Another tab knows nothing of the first one: only the server does.
  const other = await page.context().newPage();
  const again = new HostPage(other);
  await again.open({ player });
  const transfer = new PeerToPeerPage(again.widget);
  await transfer.openGroup(group);
  await again.widget.locator('[data-method="p2p_sber"]').click();
  await transfer.expectInvoiceShown();
  expect(await transfer.cardNumber()).toBe(number);
  await player.deposits(1);
  expect(await operator.requests(create)).toHaveLength(1);
});

test('@phone the time left is the server’s, and its end cancels the deposit', async ({
  operator,
  host,
  page,
  widget,
  complete: completePage,
}) => {
  await page.clock.install();
  const player = await operator.signUp(russian);
  // The server's clock has not moved, and would say so.
  await operator.addFaults({ match: { endpoint: 'deposit-status' }, action: 'hang' });
  await host.open({ player });
  const transfer = await openInvoice(widget);
  await page.clock.setSystemTime(Date.now() + 3_600_000);
  await transfer.expectTimeLeft(/1[45]:\d\d/);
  await page.clock.fastForward('15:01');
  await completePage.expectStatus('mistaked');
  await expect(widget.status.filter({ hasText: text('deposit.complete.expired.title') })).toBeVisible();
  expect((await player.deposits(1))[0]).toMatchObject({ status: 'CANCELED' });
  expect(await operator.requests(complete)).toEqual([]);
  await player.expectNothingCredited();
});

for (const [to, status] of [
  ['PAYED', 'processed'],
  ['CANCELED', 'mistaked'],
] as const) {
  test(`@socket what happens while the device is offline is heard of afterwards: ${to}`, async ({
    operator,
    host,
    page,
    widget,
    complete: completePage,
  }) => {
    const player = await operator.signUp(russian);
    await host.open({ player, forwardsPushes: false });
    await openInvoice(widget);
    const [deposit] = await player.deposits(1);
    await page.context().setOffline(true);
    await player.setDepositStatus(deposit?.id ?? '', to);
    await page.waitForTimeout(1_000);
    await page.context().setOffline(false);
    await completePage.expectStatus(status, 25_000);
    expect(await operator.requests(complete)).toEqual([]);
    expect(await expectOneEnd(player, '5000')).toBe(to);
  });
}

test('@phone the counterparty cancels: the deposit completes by itself', async ({
  operator,
  host,
  widget,
  complete: completePage,
}) => {
  const player = await operator.signUp(russian);
  await host.open({ player });
  await openInvoice(widget, '5000.35');
  await completePage.expectStatus('mistaked', 15_000);
  expect(await operator.requests(complete)).toEqual([]);
  expect(await operator.requests(cancel)).toEqual([]);
});

test('the counterparty sees the money late: it is waited for, over a reload, and credited', async ({
  operator,
  host,
  page,
  widget,
  complete: completePage,
}) => {
  const player = await operator.signUp(russian);
  await host.open({ player });
  const transfer = await openInvoice(widget, '5000.38');
  await transfer.paid.click();
  await completePage.expectStatus('accepted');
  await page.reload();
  await completePage.expectStatus('processed', 25_000);
  await player.expectCreditedOnce('5000.38');
});

test('@phone the player cancels', async ({ operator, host, page, widget, list, complete: completePage }) => {
  const player = await operator.signUp(russian);
  await host.open({ player });
  const transfer = await openInvoice(widget);
  await transfer.cancel.click();
  await completePage.expectStatus('mistaked');
  await expect(widget.status.filter({ hasText: text('deposit.complete.cancelled.title') })).toBeVisible();
  expect((await player.deposits(1))[0]).toMatchObject({ status: 'CANCELED' });
  await page.reload();
  await list.expectShown();
});

test('@phone who turns back is asked, and neither choice is made for them', async ({
  operator,
  host,
  widget,
  complete: completePage,
}) => {
  const player = await operator.signUp(russian);
  await host.open({ player });
  const transfer = await openInvoice(widget);
  const number = await transfer.cardNumber();
  await widget.back();
  await transfer.expectResumeOrCancel();
  await widget.expectAccessible();
  await transfer.resume.click();
  await transfer.expectInvoiceShown();
  expect(await transfer.cardNumber()).toBe(number);

  await host.send('swipe-back');
  await transfer.expectResumeOrCancel();
  expect((await player.deposits(1))[0]).toMatchObject({ status: 'NEW' });
  await transfer.cancel.click();
  await completePage.expectStatus('mistaked');
  expect((await player.deposits(1))[0]).toMatchObject({ status: 'CANCELED' });
});

test('cancelling and paying at the same moment end in one of the two', async ({
  operator,
  host,
  page,
  widget,
}) => {
  const player = await operator.signUp(russian);
  await host.open({ player });
  const one = await openInvoice(widget);
  const other = await page.context().newPage();
  const otherHost = new HostPage(other);
  await otherHost.open({ player });
  const two = new PeerToPeerPage(otherHost.widget);
  await two.openGroup(group);
  await otherHost.widget.locator('[data-method="p2p_sber"]').click();
  await two.expectInvoiceShown();

  const press = (button: HTMLElement) => button.click();
  await Promise.all([one.paid.evaluate(press), two.cancel.evaluate(press)]);
  const end = await expectOneEnd(player, '5000');
  const status = end === 'PAYED' ? 'processed' : 'mistaked';
  await new CompletePage(widget).expectStatus(status);
  await new CompletePage(otherHost.widget).expectStatus(status);
});

test('cancelling and paying in one breath on one page is one call', async ({ operator, host, widget }) => {
  const player = await operator.signUp(russian);
  await host.open({ player });
  const transfer = await openInvoice(widget);
  const cancelButton = await transfer.cancel.elementHandle();
  await transfer.paid.evaluate((paid: HTMLElement, other) => {
    paid.click();
    (other as HTMLElement).click();
  }, cancelButton);
  expect(await expectOneEnd(player, '5000')).toBe('PAYED');
  expect(await operator.requests(cancel)).toEqual([]);
});

test('a creation that is broken off leaves nothing open', async ({
  operator,
  host,
  widget,
  form,
  complete: completePage,
}) => {
  const player = await operator.signUp(russian);
  await host.open({ player });
  const transfer = await openForm(widget);
  // Created at once, answered after 8 s.
  await form.pay('5000.29', payer);
  await transfer.cancel.click();
  await completePage.expectStatus('mistaked');
  expect((await player.deposits(1))[0]).toMatchObject({ status: 'CANCELED' });
});

test('@phone details that come incomplete are reported, asked for again, and can be cancelled', async ({
  operator,
  host,
  widget,
  complete: completePage,
}) => {
  const player = await operator.signUp(russian);
  await host.open({ player });
  await openForm(widget);
  const transfer = new PeerToPeerPage(widget);
  await new DepositFormPage(widget).pay('5000.40', payer);
  await transfer.expectUnusable('missing');
  await widget.expectAccessible();
  await host.expectMessage('InvalidP2PResponse', {
    paymentMethod: 'p2p_sber',
    missing: ['card', 'created', 'timeoutMinutes'],
  });
  await transfer.refresh.click();
  await expect(widget.status.filter({ hasText: text('p2p.details.same') })).toBeVisible();
  await transfer.cancel.click();
  await completePage.expectStatus('mistaked');
  await player.expectNothingCredited();
});

test('details that came incomplete once are there the next time they are asked for', async ({
  operator,
  host,
  widget,
  form,
}) => {
  await host.open({ player: await operator.signUp(russian) });
  const transfer = await openForm(widget);
  await form.pay('5000.39', payer);
  await transfer.expectInvoiceShown();
  await transfer.cardNumber();
  await host.expectMessage('InvalidP2PResponse');
});

test('@phone a card that is sealed for somebody else is not shown, and asked for again', async ({
  operator,
  host,
  widget,
  form,
}) => {
  await host.open({ player: await operator.signUp(russian) });
  const transfer = await openForm(widget);
  await form.pay('5000.41', payer);
  await transfer.expectUnusable('sealed');
  await widget.expectAccessible();
  await host.expectMessage('Error', { code: 'DecryptionError', message: 'Error while decrypting data' });
  await transfer.refresh.click();
  await transfer.expectInvoiceShown();
  await transfer.cardNumber();
});

test('@socket a token that is renewed while the call is under way still opens the card', async ({
  operator,
  host,
  widget,
  form,
}) => {
  await operator.addFaults({ match: { endpoint: create }, action: 'delay', ms: 2_000 });
  const player = await operator.signUp(russian);
  await host.open({ player });
  const transfer = await openForm(widget);
  await form.pay('5000', payer);
  await expect.poll(async () => (await operator.requests(create)).length).toBe(1);
  const { token } = await player.renewToken();
  await transfer.expectInvoiceShown();
  const number = (await transfer.cardNumber()).replaceAll(' ', '');
  const kept = JSON.stringify(await (await host.frame()).evaluate(() => ({ ...sessionStorage })));
  for (const secret of [number, player.token, token]) expect(kept).not.toContain(secret);
});

test('@phone bKash: paid is blocked until the confirmation id is right', async ({
  operator,
  host,
  widget,
  form,
  complete: completePage,
}) => {
  const player = await operator.signUp({ country: 'bd', currency: 'BDT' });
  await host.open({ player });
  const transfer = new PeerToPeerPage(widget);
  await transfer.open('bkash_p2p');
  await form.pay('500', { phone: '1712345678' });
  await transfer.expectInvoiceShown();
  await expect(transfer.requisite('phone')).toBeVisible();
  for (const wrong of ['', '1234567', '12345678901']) {
    await form.type('confirmationId', wrong);
    await transfer.paid.click({ force: true });
    await expect(form.control('confirmationId')).toHaveAttribute('aria-invalid', 'true');
  }
  await form.expectError('confirmationId', text('paymentMethods.regex_error.confirmationId'));
  expect(await operator.requests(complete)).toEqual([]);
  await form.type('confirmationId', '1234567890');
  await transfer.paid.click();
  await completePage.expectStatus('processed');
  await player.expectCreditedOnce('500');
  expect((await operator.requests(complete)).map(({ payload }) => payload)).toEqual([
    expect.objectContaining({ paymentMethod: 'bkash_p2p', confirmationId: '1234567890' }),
  ]);
});

test('@phone a confirmation whose answer is lost is not paid again', async ({
  operator,
  host,
  widget,
  complete: completePage,
}) => {
  await operator.addFaults({ match: { endpoint: complete, times: 1 }, action: 'status', status: 503 });
  const player = await operator.signUp(russian);
  await host.open({ player });
  const transfer = await openInvoice(widget);
  await transfer.paid.click();
  await expect(widget.status.filter({ hasText: text('invoice.unknown.title') })).toBeVisible();
  await expect(transfer.cancel).toBeDisabled();
  await transfer.refresh.click();
  await completePage.expectStatus('processed');
  await player.expectCreditedOnce('5000');
  expect((await keysOf(operator, complete)).size).toBe(1);
});

test('@phone a unified form is completed with what was filled in', async ({
  operator,
  host,
  widget,
  form,
  complete: completePage,
}) => {
  const player = await operator.signUp(russian);
  await host.open({ player });
  const transfer = await openForm(widget);
  await form.pay('5000.36', payer);
  await transfer.expectUnifiedFormShown();
  await form.type('transactionId', '123456');
  await transfer.paid.click();
  await completePage.expectStatus('processed');
  await player.expectCreditedOnce('5000.36');
  expect((await operator.requests(complete))[0]?.payload).toMatchObject({
    fields: { transactionId: '123456' },
  });
});

test('@phone within crypto-balance the same pages stand under its names', async ({
  operator,
  host,
  widget,
  form,
}) => {
  const player = await operator.signUp({ country: 'bd', currency: 'BDT' });
  await host.open({ player, payload: { widgetViewType: 'cryptobalance' } });
  const balance = new BalancePage(widget);
  await balance.expectShown('crypto');
  await balance.open('fiat');
  await balance.pick('bdt', 'Bangladeshi Taka');
  const transfer = new PeerToPeerPage(widget, 'cryptobalance.deposit.fiat.peer-to-peer');
  await transfer.open('rocket_p2p');
  await form.pay('500', { phone: '1712345678' });
  await transfer.expectInvoiceShown();
  await transfer.paid.click();
  await widget.expectScreen('cryptobalance.deposit.fiat.complete');
  await expect(widget.locator('[data-status]')).toHaveAttribute('data-status', 'processed', {
    timeout: 12_000,
  });
});

for (const [lang, theme] of [
  ['ru', 'dark'],
  ['ar', 'light'],
  ['ar', 'dark'],
] as const) {
  test(`@phone every page holds in ${lang}, ${theme}`, async ({ operator, host, widget, form }) => {
    const player = await operator.signUp({ ...russian, lang });
    await host.open({ player, user: { lang }, theme });
    const transfer = await openForm(widget);
    await widget.action('instruction').click();
    await transfer.expectInstructionShown();
    await widget.screen.locator('[data-action="back"]').click();
    await transfer.expectFormShown();
    await form.pay('5000', payer);
    await transfer.expectInvoiceShown();
    await transfer.cardNumber();
    await widget.action('support').click();
    await expect(transfer.requisite('reference')).toContainText(/dep/);
    await widget.expectAccessible();
    await expectNoOverflow(widget);
  });
}

/** Nothing sticks out of the page to its side. */
async function expectNoOverflow(widget: Widget): Promise<void> {
  const content = widget.locator('[data-screen-content]');
  expect(await content.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
}

test('everything can be done by keyboard alone', async ({
  operator,
  host,
  page,
  widget,
  form,
  complete: completePage,
}) => {
  const player = await operator.signUp(russian);
  await host.open({ player });
  await widget.locator(`[data-group="${group}"]`).focus();
  await page.keyboard.press('Enter');
  const transfer = new PeerToPeerPage(widget);
  await widget.locator('[data-method="p2p_tbank"]').focus();
  await page.keyboard.press('Enter');
  await transfer.expectFormShown();
  await form.control('fullName').focus();
  await page.keyboard.type('Ivan Petrov');
  await page.keyboard.press('Enter');
  await transfer.expectInvoiceShown();
  await focusByTab(page, transfer);
  await page.keyboard.press('Enter');
  await completePage.expectStatus('processed');
  await player.expectCreditedOnce('1000');
});

/** Tabs on until 'I have paid' has the focus: nothing on the way may trap it. */
async function focusByTab(page: Page, { paid }: PeerToPeerPage): Promise<void> {
  const hasFocus = () => paid.evaluate((button) => button.ownerDocument.activeElement === button);
  for (let press = 0; press < 20 && !(await hasFocus()); press += 1) await page.keyboard.press('Tab');
  expect(await hasFocus()).toBe(true);
}
