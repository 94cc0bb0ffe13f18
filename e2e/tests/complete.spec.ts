import { text } from '../pages/texts';
import { expect, followToProvider, russian, test } from './test';

/** Has no fields of its own. Amounts that end in .23 stay in progress forever. */
const method = 'mifinity';

test('the complete page follows the pushes of its own deposit only, and never goes back to an earlier status', async ({
  openForm,
  host,
  form,
  complete,
}) => {
  const player = await openForm(method);
  await form.pay('25.23');
  await complete.expectStatus('waiting');
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
  openForm,
  widget,
  form,
  complete,
}) => {
  const player = await openForm(method);
  await form.pay('25.23');
  await complete.expectStatus('waiting');
  const [deposit] = await player.deposits(1);
  await expect(widget.screen).toContainText('€25.23');
  await expect(widget.screen).toContainText('MiFinity');
  await expect(widget.screen).toContainText(deposit?.id ?? 'no deposit');
});

test('the status is updated at once after the device was asleep', async ({
  openForm,
  page,
  form,
  complete,
}) => {
  await page.clock.install();
  const player = await openForm(method, { forwardsPushes: false });
  await form.pay('25.23');
  await complete.expectStatus('waiting');
  await player.finishDeposit('CANCELED');
  await page.clock.fastForward(3_600_000);
  await complete.expectStatus('mistaked');
});

test('after the complete page was left, a reload opens the list', async ({
  openForm,
  page,
  widget,
  list,
  form,
  complete,
}) => {
  await openForm(method);
  await form.pay('25.23');
  await complete.expectStatus('waiting');
  await widget.back();
  await list.expectShown();
  await page.reload();
  await list.expectShown();
});

test('a crypto deposit waits for its confirmations, also after a reload', async ({
  openList,
  host,
  page,
  widget,
  list,
  complete,
}) => {
  const player = await openList();
  await list.group('crypto').click();
  await list.method('ton').click();
  await expect(widget.screen).toHaveAttribute('data-screen', 'deposit.crypto.address');
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
  await complete.expectStatus('accepted', 20_000);
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
