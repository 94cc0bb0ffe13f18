import type { Page } from '@playwright/test';
import { test as base, expect, russian, stopTime } from '../fixtures/test';
import { BalancePage } from '../pages/BalancePage';
import { CompletePage } from '../pages/CompletePage';
import { HostPage } from '../pages/HostPage';
import type { Operator, Player } from '../pages/Operator';
import { PeerToPeerPage } from '../pages/PeerToPeerPage';
import { expectPaymentStatus } from '../pages/paymentStatus';
import { text } from '../pages/texts';
import type { Widget } from '../pages/Widget';

const group = 'p2p_methods_russia';
const payer = { fullName: 'Ivan Petrov' };
/** The options of `openInvoice` for a transfer in Russia. */
const russianInvoice = { group, amount: '5000', fields: payer, screen: 'deposit.peer-to-peer.invoice' };
const create = 'deposit-create-p2p';
const complete = 'deposit-complete';
const cancel = 'deposit-cancel';

/** Peer-to-peer methods have their own list and form. */
const test = base.extend<{ transfer: PeerToPeerPage }>({
  transfer: async ({ widget }, use) => use(new PeerToPeerPage(widget)),
  openForm: async ({ openWidget, transfer }, use) =>
    use(async (method, { group, ...options } = {}) => {
      const player = await openWidget(options);
      await transfer.open(method, group);
      return player;
    }),
});
test.use({ widgetDefaults: { player: russian } });

/** Waits until the player's only deposit is paid or cancelled, and checks the ledger. Returns its status. */
async function waitForEnd(player: Player, amount: string): Promise<'PAYED' | 'CANCELED'> {
  await expect
    .poll(async () => {
      await player.hurry();
      return (await player.deposits(1))[0]?.status;
    })
    .toMatch(/^(PAYED|CANCELED)$/);
  const [deposit] = await player.deposits(1);
  if (deposit?.status === 'PAYED') await player.expectCreditedOnce(amount);
  else await player.expectNothingCredited();
  return deposit?.status as 'PAYED' | 'CANCELED';
}

const keysOf = async (operator: Operator, endpoint: string) =>
  new Set((await operator.requests(endpoint)).map(({ headers }) => headers['idempotency-key']));

test('@phone @socket @package a card transfer is paid and credited once: the card number is decrypted and copied', async ({
  openInvoice,
  operator,
  host,
  page,
  widget,
  complete: completePage,
  transfer,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  const player = await openInvoice('p2p_sber', russianInvoice);
  const number = await transfer.cardNumber();
  await expect(transfer.requisite('bank_name')).toContainText(/\S/);
  await expect(widget.screen).toContainText('₽5,050');
  await transfer.expectTimeLeft(/1[45]:\d\d/);
  // "Copied" is shown for 3 s.
  await stopTime(page);
  await transfer.copy('number');
  await page.clock.resume();
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

test('@phone a reload on the form and on the invoice returns there with the same deposit', async ({
  openForm,
  page,
  form,
  complete: completePage,
  transfer,
}) => {
  const player = await openForm('p2p_sber', { group });
  // For this amount the server creates the deposit and then asks for two more fields.
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

test('@phone a player with an open deposit is taken to its invoice in a new tab', async ({
  openInvoice,
  operator,
  page,
  transfer,
}) => {
  const player = await openInvoice('p2p_sber', russianInvoice);
  const number = await transfer.cardNumber();

  // The new tab has no stored data. Only the server knows of the deposit.
  const tab = new HostPage(await page.context().newPage());
  await tab.open({ player });
  const tabTransfer = new PeerToPeerPage(tab.widget);
  await tabTransfer.openGroup(group);
  await tab.widget.locator('[data-method="p2p_sber"]').click();
  await tabTransfer.expectInvoiceShown();
  expect(await tabTransfer.cardNumber()).toBe(number);
  await player.deposits(1);
  expect(await operator.requests(create)).toHaveLength(1);
});

test('a connection that is lost and found again during a slow create call cancels nothing', async ({
  openForm,
  operator,
  page,
  form,
  transfer,
}) => {
  await page.clock.install();
  await operator.addFaults({ match: { endpoint: create, times: 1 }, action: 'delay', ms: 3_000 });
  const player = await openForm('p2p_sber', { group });
  await form.pay('5000', payer);
  await expect.poll(async () => (await operator.requests(create)).length).toBe(1);
  await page.context().setOffline(true);
  await page.clock.fastForward(2_500);
  await page.context().setOffline(false);
  await transfer.expectInvoiceShown();
  await transfer.cardNumber();
  await expect.poll(async () => (await operator.requests(create))[0]?.status, 'the late answer').toBeTruthy();
  await page.clock.fastForward(6_000);
  await transfer.expectInvoiceShown();
  expect(await operator.requests(cancel)).toEqual([]);
  expect((await player.deposits(1))[0]).toMatchObject({ status: 'NEW' });
});

test('@phone the countdown follows the server’s clock, and its end cancels nothing', async ({
  openInvoice,
  operator,
  page,
  widget,
  complete: completePage,
  transfer,
}) => {
  await page.clock.install();
  // The server's clock does not move with the page's, so its status would contradict the page.
  await operator.addFaults({ match: { endpoint: 'deposit-status' }, action: 'hang' });
  const player = await openInvoice('p2p_sber', russianInvoice);
  await page.clock.setSystemTime(Date.now() + 3_600_000);
  await transfer.expectTimeLeft(/1[45]:\d\d/);
  await page.clock.fastForward('15:01');
  await expect(widget.status.filter({ hasText: text('invoice.expired.title') })).toBeVisible();
  expect((await player.deposits(1))[0]).toMatchObject({ status: 'NEW' });
  expect(await operator.requests(cancel)).toEqual([]);
  // The player paid in time, so the money is credited.
  await operator.clearFaults();
  await player.finishDeposit('PAYED');
  await completePage.expectStatus('processed');
  await player.expectCreditedOnce('5000');
});

for (const [to, status] of [
  ['PAYED', 'processed'],
  ['CANCELED', 'mistaked'],
] as const) {
  test(`@socket a deposit that ends as ${to} while the device is offline is shown as such once online`, async ({
    openInvoice,
    operator,
    page,
    complete: completePage,
  }) => {
    await page.clock.install();
    const player = await openInvoice('p2p_sber', { ...russianInvoice, forwardsPushes: false });
    await page.context().setOffline(true);
    await player.finishDeposit(to);
    await page.clock.fastForward(1_000);
    await page.context().setOffline(false);
    await page.clock.fastForward(5_000);
    await completePage.expectStatus(status);
    expect(await operator.requests(complete)).toEqual([]);
    expect(await waitForEnd(player, '5000')).toBe(to);
  });
}

test('@phone the complete page opens by itself if the counterparty cancels', async ({
  openInvoice,
  operator,
  complete: completePage,
}) => {
  const player = await openInvoice('p2p_sber', { ...russianInvoice, amount: '5000.35' });
  await player.hurry();
  await completePage.expectStatus('mistaked');
  expect(await operator.requests(complete)).toEqual([]);
  expect(await operator.requests(cancel)).toEqual([]);
});

test('a deposit whose counterparty confirms late is accepted, survives a reload, and is credited', async ({
  openInvoice,
  page,
  complete: completePage,
  transfer,
}) => {
  const player = await openInvoice('p2p_sber', { ...russianInvoice, amount: '5000.38' });
  await transfer.paid.click();
  await completePage.expectStatus('accepted');
  await page.reload();
  await completePage.expectStatus('processed');
  await player.expectCreditedOnce('5000.38');
});

test('@phone the player cancels the deposit on its invoice', async ({
  openInvoice,
  page,
  widget,
  list,
  complete: completePage,
  transfer,
}) => {
  const player = await openInvoice('p2p_sber', russianInvoice);
  await transfer.cancel.click();
  await completePage.expectStatus('mistaked');
  await expect(widget.status.filter({ hasText: text('deposit.complete.cancelled.title') })).toBeVisible();
  expect((await player.deposits(1))[0]).toMatchObject({ status: 'CANCELED' });
  await page.reload();
  await list.expectShown();
});

test('@phone going back from the invoice asks the player whether to resume or cancel the deposit', async ({
  openInvoice,
  host,
  widget,
  complete: completePage,
  transfer,
}) => {
  const player = await openInvoice('p2p_sber', russianInvoice);
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

test('cancelling in one tab and paying in another at once leaves one outcome', async ({
  openInvoice,
  page,
  widget,
  transfer,
}) => {
  const player = await openInvoice('p2p_sber', russianInvoice);
  const tab = new HostPage(await page.context().newPage());
  await tab.open({ player });
  const tabTransfer = new PeerToPeerPage(tab.widget);
  await tabTransfer.openGroup(group);
  await tab.widget.locator('[data-method="p2p_sber"]').click();
  await tabTransfer.expectInvoiceShown();

  // Found before either is pressed: the first press may end the other tab's page at once.
  const buttons = await Promise.all([transfer.paid.elementHandle(), tabTransfer.cancel.elementHandle()]);
  await Promise.all(buttons.map((button) => button?.evaluate((element: HTMLElement) => element.click())));
  const end = await waitForEnd(player, '5000');
  const status = end === 'PAYED' ? 'processed' : 'mistaked';
  await new CompletePage(widget).expectStatus(status);
  await new CompletePage(tab.widget).expectStatus(status);
});

test('pressing paid and cancel at once on one page makes one call', async ({
  openInvoice,
  operator,
  transfer,
}) => {
  const player = await openInvoice('p2p_sber', russianInvoice);
  const cancelButton = await transfer.cancel.elementHandle();
  await transfer.paid.evaluate((paid: HTMLElement, other) => {
    paid.click();
    (other as HTMLElement).click();
  }, cancelButton);
  expect(await waitForEnd(player, '5000')).toBe('PAYED');
  expect(await operator.requests(cancel)).toEqual([]);
});

test('cancelling during the create call leaves no open deposit', async ({
  openForm,
  form,
  complete: completePage,
  transfer,
}) => {
  const player = await openForm('p2p_sber', { group });
  // For this amount the deposit is created at once, and the response follows after 8 s.
  await form.pay('5000.29', payer);
  await transfer.cancel.click();
  await completePage.expectStatus('mistaked');
  expect((await player.deposits(1))[0]).toMatchObject({ status: 'CANCELED' });
});

test('@phone incomplete payment details are reported and refetched, and the deposit can be cancelled', async ({
  openForm,
  page,
  host,
  widget,
  complete: completePage,
  transfer,
  form,
}) => {
  await page.clock.install();
  const player = await openForm('p2p_sber', { group });
  await form.pay('5000.40', payer);
  await transfer.expectUnusable('missing');
  await widget.expectAccessible();
  await host.expectMessage('InvalidP2PResponse', {
    paymentMethod: 'p2p_sber',
    missing: ['card', 'created', 'timeoutMinutes'],
  });
  // The message is shown for 5 s.
  await stopTime(page);
  await transfer.refresh.click();
  await expect(widget.status.filter({ hasText: text('p2p.details.same') })).toBeVisible();
  await page.clock.resume();
  await transfer.cancel.click();
  await completePage.expectStatus('mistaked');
  await player.expectNothingCredited();
});

test('payment details that were incomplete once are complete after a refetch', async ({
  openForm,
  host,
  form,
  transfer,
}) => {
  await openForm('p2p_sber', { group });
  await form.pay('5000.39', payer);
  await transfer.expectInvoiceShown();
  await transfer.cardNumber();
  await host.expectMessage('InvalidP2PResponse');
});

test('@phone a card number encrypted for another player is not shown, and is refetched', async ({
  openForm,
  host,
  widget,
  form,
  transfer,
}) => {
  await openForm('p2p_sber', { group });
  await form.pay('5000.41', payer);
  await transfer.expectUnusable('encrypted');
  await widget.expectAccessible();
  await host.expectMessage('Error', { code: 'DecryptionError', message: 'Error while decrypting data' });
  await transfer.refresh.click();
  await transfer.expectInvoiceShown();
  await transfer.cardNumber();
});

test('@socket the card number is decrypted although the token was renewed during the call', async ({
  openForm,
  operator,
  host,
  form,
  transfer,
}) => {
  await operator.addFaults({ match: { endpoint: create }, action: 'delay', ms: 2_000 });
  const player = await openForm('p2p_sber', { group });
  await form.pay('5000', payer);
  await expect.poll(async () => (await operator.requests(create)).length).toBe(1);
  const { token } = await player.renewToken();
  await transfer.expectInvoiceShown();
  const number = (await transfer.cardNumber()).replaceAll(' ', '');
  const kept = JSON.stringify(await (await host.frame()).evaluate(() => ({ ...sessionStorage })));
  for (const secret of [number, player.token, token]) expect(kept).not.toContain(secret);
});

test('@phone bKash: the payment cannot be confirmed until the confirmation id is valid', async ({
  openInvoice,
  operator,
  form,
  complete: completePage,
  transfer,
}) => {
  const player = await openInvoice('bkash_p2p', {
    player: { country: 'bd', currency: 'BDT' },
    amount: '500',
    fields: { phone: '1712345678' },
    screen: 'deposit.peer-to-peer.invoice',
  });
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

test('@phone a confirmation with an unknown outcome is sent again with the same key', async ({
  page,
  openInvoice,
  operator,
  widget,
  complete: completePage,
  transfer,
}) => {
  await page.clock.install();
  await operator.addFaults({ match: { endpoint: complete, times: 1 }, action: 'status', status: 503 });
  const player = await openInvoice('p2p_sber', russianInvoice);
  await stopTime(page);
  await transfer.paid.click();
  await expect(widget.status.filter({ hasText: text('invoice.unknown.title') })).toBeVisible();
  // Repeated by itself.
  await page.clock.fastForward(2_000);
  await page.clock.resume();
  await completePage.expectStatus('processed');
  await player.expectCreditedOnce('5000');
  expect((await keysOf(operator, complete)).size).toBe(1);
});

test('leaving the invoice while “I have paid” is being sent: the form tells of it, and no second deposit is made', async ({
  page,
  openInvoice,
  operator,
  widget,
  complete: completePage,
  transfer,
}) => {
  await page.clock.install();
  await operator.addFaults({ match: { endpoint: complete }, action: 'status', status: 503 });
  const player = await openInvoice('p2p_sber', russianInvoice);
  await transfer.paid.click();
  await widget.back();
  await expect(widget.screen).toContainText(text('invoice.unknown.title'));
  await operator.clearFaults();
  await page.clock.fastForward(8_000);
  await completePage.expectStatus('processed');
  await player.expectCreditedOnce('5000');
  expect((await keysOf(operator, complete)).size).toBe(1);
  expect(await operator.requests(create)).toHaveLength(1);
});

test('@phone a unified form is completed with the values of its fields', async ({
  openForm,
  operator,
  form,
  complete: completePage,
  transfer,
}) => {
  const player = await openForm('p2p_sber', { group });
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

test('@phone in crypto-balance the pages have route names of crypto-balance', async ({
  openWidget,
  widget,
  form,
}) => {
  await openWidget({
    player: { country: 'bd', currency: 'BDT' },
    payload: { widgetViewType: 'cryptobalance' },
  });
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
  await expectPaymentStatus(widget, 'processed');
});

for (const [lang, theme] of [
  ['ru', 'dark'],
  ['ar', 'light'],
  ['ar', 'dark'],
] as const) {
  test(`@phone every page is accessible and fits its width: ${lang}, ${theme}`, async ({
    openForm,
    widget,
    form,
    transfer,
  }) => {
    await openForm('p2p_sber', { group, player: { ...russian, lang }, user: { lang }, theme });
    await widget.action('instruction').click();
    await transfer.expectInstructionShown();
    await widget.screen.locator('[data-action="back"]').click();
    await transfer.expectFormShown();
    await form.pay('5000', payer);
    await transfer.expectInvoiceShown();
    await transfer.cardNumber();
    await widget.action('support').click();
    await expect(transfer.requisite('reference')).toContainText(/\d{6}/);
    await widget.expectAccessible();
    await expectNoOverflow(widget);
  });
}

/** The page is not wider than its frame. */
async function expectNoOverflow(widget: Widget): Promise<void> {
  const content = widget.locator('[data-screen-content]');
  expect(await content.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
}

test('a transfer can be made by keyboard alone', async ({
  openWidget,
  page,
  widget,
  form,
  complete: completePage,
  transfer,
}) => {
  const player = await openWidget();
  await widget.locator(`[data-group="${group}"]`).focus();
  await page.keyboard.press('Enter');
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

/** Presses Tab until the focus is on "I have paid". No control may trap the focus. */
async function focusByTab(page: Page, { paid }: PeerToPeerPage): Promise<void> {
  const hasFocus = () => paid.evaluate((button) => button.ownerDocument.activeElement === button);
  for (let press = 0; press < 20 && !(await hasFocus()); press += 1) await page.keyboard.press('Tab');
  expect(await hasFocus()).toBe(true);
}
