import { expect, followToProvider, russian, test } from '../fixtures/test';
import { BalancePage } from '../pages/BalancePage';
import { CryptoPage } from '../pages/CryptoPage';
import { text } from '../pages/texts';

/** This method has no fields. Amounts that end in .23 stay in progress forever. */
const method = 'mifinity';

test('the complete page follows the pushes of its own deposit only, and never goes back to an earlier status', async ({
  openWaitingDeposit,
  host,
  complete,
}) => {
  const player = await openWaitingDeposit(method);
  const [deposit] = await player.deposits(1);
  const push = (status: number | string, depositId = deposit?.id) =>
    host.send('deposit.status', { depositId, amount: 25.23, currency: 'EUR', status });

  await push(1, 'another');
  await host.send('deposit.status', { amount: 25.23, currency: 'EUR', status: 1 });
  await host.send('deposit.status', { depositId: deposit?.id });
  await complete.expectStatus('waiting');
  await push('ON_HOLD');
  await complete.expectStatus('accepted');
  await push(0);
  await push('ON_HOLD');
  await complete.expectStatus('accepted');
  await push(1);
  await push(1);
  await complete.expectStatus('processed');
  const reported = (await host.messages('DepositStatus')).map(({ status }) => status);
  expect(reported).toEqual(['waiting', 'accepted', 'processed']);
});

test('the complete page shows the amount, the method and the deposit id', async ({
  openWaitingDeposit,
  widget,
}) => {
  const player = await openWaitingDeposit(method);
  const [deposit] = await player.deposits(1);
  await expect(widget.screen).toContainText('€25.23');
  await expect(widget.screen).toContainText('MiFinity');
  await expect(widget.screen).toContainText(deposit?.id ?? 'no deposit');
});

test('the status is updated at once after the device was asleep', async ({
  openWaitingDeposit,
  page,
  complete,
}) => {
  await page.clock.install();
  const player = await openWaitingDeposit(method, { forwardsPushes: false });
  await player.finishDeposit('CANCELED');
  await page.clock.fastForward(3_600_000);
  await complete.expectStatus('mistaked');
});

test('@phone @package a payment that was left is shown on the list until it is final, and leads back to its page', async ({
  openWaitingDeposit,
  page,
  widget,
  list,
  complete,
  mode,
}) => {
  await page.clock.install();
  const player = await openWaitingDeposit(method, { forwardsPushes: false });
  await widget.screen.getByRole('button', { name: text('deposit.complete.notPaid') }).click();
  await list.expectShown();
  const strip = widget.action('resume');
  await expect(strip).toContainText(text('deposit.open.waiting'));
  await widget.expectAccessible();
  if (mode === 'frame') {
    await page.reload();
    await list.expectShown();
  }
  await strip.click();
  await complete.expectStatus('waiting');
  const [deposit] = await player.deposits(1);
  await expect(widget.screen).toContainText(deposit?.id ?? 'no deposit');

  await widget.back();
  await list.expectShown();
  // From now on, only the list asks. If its first answer said that it is paid, the message would be gone 5 s later.
  const answer = page.waitForRequest(/\/deposit-status\b/).then((request) => request.response());
  await page.clock.fastForward(5_000);
  await answer;
  await player.finishDeposit('PAYED');
  await page.clock.fastForward(5_000);
  await expect(strip).toHaveCount(0);
  await expect(widget.status.filter({ hasText: text('deposit.complete.processed.title') })).toBeVisible();
});

test('an open payment is also shown on the list of withdrawals, but not to another player', async ({
  openWaitingDeposit,
  operator,
  host,
  widget,
}) => {
  const player = await openWaitingDeposit(method);
  await widget.back();
  await host.open({ player, transaction: 'withdrawal' });
  await widget.expectScreen('withdrawal.list');
  await expect(widget.action('resume')).toBeVisible();
  await host.open({ player: await operator.signUp(), transaction: 'withdrawal' });
  await widget.expectScreen('withdrawal.list');
  await expect(widget.action('resume')).toHaveCount(0);
});

test('@phone the provider’s page is opened again from the waiting page, and the payment is credited once', async ({
  openForm,
  page,
  widget,
  form,
  complete,
}) => {
  const player = await openForm(method);
  await form.enter('25');
  const first = await followToProvider(page, () => form.submit.click());
  await complete.expectStatus('waiting');
  await first.page.close();
  const again = await followToProvider(page, () => widget.action('reopen').click());
  await again.expectAmount('25 EUR');
  await again.decide('approve');
  await complete.expectStatus('processed');
  await player.expectCreditedOnce('25');
});

test('a status in the address is shown, and never sent to the host as final', async ({
  openWaitingDeposit,
  host,
  widget,
  complete,
  page,
}) => {
  await openWaitingDeposit(method);
  const frame = page.frames().find((candidate) => candidate.url().includes('/paywidget/deposit/complete'));
  await frame?.evaluate(() => {
    window.history.pushState(null, '', `${window.location.pathname}?status=processed`);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await complete.expectStatus('processed');
  await expect(widget.screen).toContainText(text('deposit.complete.processed.title'));
  expect((await host.messages('DepositStatus')).map(({ status }) => status)).toEqual(['waiting']);
});

test('in crypto-balance the waiting page leads to the list, and closes the widget', async ({
  openWidget,
  host,
  widget,
  form,
  complete,
}) => {
  await openWidget({ payload: { widgetViewType: 'cryptobalance' } });
  const balance = new BalancePage(widget);
  await balance.expectShown('crypto');
  await balance.open('fiat');
  await balance.pick('eur', 'Euro');
  await balance.method(method).click();
  await form.pay('25.23');
  await widget.expectScreen('cryptobalance.deposit.fiat.complete');
  await expect(widget.action('change')).toBeVisible();
  await complete.press('close');
  await host.expectUnmounted();
});

test('a crypto deposit waits for its confirmations, also after a reload', async ({
  openList,
  host,
  page,
  widget,
  list,
  complete,
}) => {
  await page.clock.install();
  const player = await openList();
  await list.group('crypto').click();
  await new CryptoPage(widget).openAddress('ton');
  const [deposit] = await player.deposits(1);
  const txid = '1a2b3'.padEnd(59, '0').concat('9f8e7');
  const push = (status: number, transaction = txid) =>
    host.send('deposit.status', {
      depositId: deposit?.id,
      txid: transaction,
      blockchain: 'TON',
      amount: '5.00000001',
      currency: 'TON',
      cryptoCurrency: 'TON',
      status,
    });

  await push(0);
  await complete.expectStatus('waiting');
  await complete.expectConfirmations(8);
  await expect(widget.screen).toContainText('1a2b3…9f8e7');
  await push(1, 'another transaction to the same address');
  await page.reload();
  await complete.expectStatus('waiting');
  await complete.expectConfirmations(8);
  // Eight blocks of two seconds each.
  await page.clock.fastForward(16_000);
  await complete.expectStatus('accepted');
  await push(1);
  await complete.expectStatus('processed');
});

test('@phone a one-click method needs one confirmation and pays its fixed amount', async ({
  openWidget,
  page,
  widget,
  list,
  form,
}) => {
  const player = await openWidget({ player: russian });
  await list.openGroup('me2me-grouped');
  await list.method('me2me_tbank').click();
  await widget.expectScreen('deposit.group.redirect');
  await expect(widget.screen).toContainText(text('deposit.oneClick.title'));
  await expect(widget.screen).toContainText('T-Bank');
  await expect(form.submit).toHaveText(/5,000/);
  await expect(widget.locator('[data-field]'), 'there are no fields').toHaveCount(0);
  const provider = await followToProvider(page, () => form.submit.click());
  await provider.expectAmount('5000 RUB');
  await provider.decide('approve');
  await player.expectCreditedOnce('5000');
});

test('a method without the player’s currency leads to crypto or back to the list', async ({
  openList,
  widget,
  list,
}) => {
  await openList({ player: { country: 'br', currency: 'USD' } });
  await list.method('pix').click();
  await widget.expectScreen('deposit.redirect');
  await expect(widget.screen).toContainText('Deposit in USD is currently unavailable');
  await widget.screen.getByRole('button', { name: text('deposit.currencyUnavailable.list') }).click();
  await list.expectShown();

  await list.method('pix').click();
  await widget.screen.getByRole('button', { name: text('deposit.currencyUnavailable.crypto') }).click();
  await expect(widget.screen).toHaveAttribute('data-screen', 'deposit.crypto');
});
